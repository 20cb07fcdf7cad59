extension Silhouette {
  /// From the Bosporus to the Silk Road.
  static let nearEast: [Silhouette] = [
    // The great dome between four minarets.
    Silhouette(
      "istanbul", PostcardScene(.hills, .oldTown, .sea, .boats), height: 0.92, width: 190,
      [0xD9A58A, 0xA9786A, 0x7A8894, 0xEDE4D4],
      """
      0 r -60 0 120 32
      2 D 44 28 18 16
      0 r -38 30 76 16
      2 d 0 46 38 32
      2 r -1 76 2 10
      3 R 72 0 7 78
      2 T 76 78 9 22
      3 R 69 52 13 4
      3 R 46 0 6 66
      2 T 49 66 8 20
      1 r -54 6 8 20 * 8 14
      w a -30 34 4 8 * 8 8
      """),
    // The treasury in the gorge.
    Silhouette(
      "petra", PostcardScene(.none, .none, .desert), .wild, height: 1, width: 190,
      [0xD88A62, 0x8A4A34, 0xE8A67C, 0x5A3024],
      """
      1 p -110 0 -110 110 110 110 110 0
      3 p -110 0 -110 110 -64 110 -52 60 -58 0
      3 p 110 0 110 110 64 110 54 60 60 0
      0 p -52 0 -50 98 50 98 52 0
      2 r -46 0 7 40 * 6 17
      3 r -8 0 16 32
      2 r -50 40 100 5
      2 p -28 45 0 56 28 45
      2 R 36 48 6 28
      2 r -13 52 5 24 * 3 10
      2 r -46 76 14 5
      2 r 32 76 14 5
      2 r -16 76 32 4
      2 p -16 80 0 92 16 80
      2 e 0 94 4 5
      2 P 46 81 32 81 32 90
      """),
    // Rocks and sand.
    Silhouette(
      "wadi-rum", PostcardScene(.mesas, .dunes, .desert), .wild, height: 0.86, width: 180,
      [0xC46A44, 0x8C4630, 0xDB8A5C],
      """
      0 p -96 0 -88 40 -78 66 -60 76 -48 62 -40 78 -22 84 -8 70 -4 30 0 0
      1 p -22 84 -8 70 -4 30 0 0 -18 0 -24 40
      1 p -60 76 -48 62 -46 20 -58 10
      2 l -84 40 -60 44 3
      0 p 28 0 34 50 46 96 66 100 82 80 90 30 96 0
      1 p 66 100 82 80 90 30 96 0 70 0
      2 l 40 60 62 64 3
      2 p -96 0 -60 10 0 4 40 10 96 0
      """),
    // The tallest tower.
    Silhouette(
      "dubai", PostcardScene(.none, .towers, .lagoon, .palms), height: 1, width: 60, [0xA9BECF, 0x7A93A8, 0xD6E4EE],
      """
      0 p -16 0 -15 20 -11 20 -11 40 -8 40 -8 60 -5 60 -5 76 -2 76 0 104 2 76 4 70 4 54 7 54 7 34 11 34 11 14 16 14 16 0
      1 p 0 104 2 76 4 70 4 54 7 54 7 34 11 34 11 14 16 14 16 0 5 0 3 50
      2 r -12 2 2 34
      w r -5 10 2 3 * 4 3
      w r -5 30 2 3 * 3 3
      w r -4 50 2 3 * 2 3
      """),
    // The rock of the elephant.
    Silhouette(
      "alula", PostcardScene(.mesas, .dunes, .desert), .wild, height: 0.8, width: 150, [0xD08A58, 0x945C3C, 0xE3A878],
      """
      0 p -66 0 -60 64 -44 88 -6 98 30 92 50 72 66 70 70 30 64 0 50 0 50 40 40 46 26 36 22 0
      1 p 30 92 50 72 66 70 70 30 64 0 56 0 56 50 40 64
      2 p -58 60 -44 88 -6 98 4 90 -34 76
      """),
    // Columns of the hall of kings.
    Silhouette(
      "persepolis", PostcardScene(.hills, .columns, .desert), height: 0.86, width: 150, [0xDCC8A2, 0x9C8662, 0xB69E78],
      """
      2 r -80 0 160 12
      1 r -80 10 160 3
      0 r -66 12 8 80 * 3 22
      1 r -61 12 3 80 * 3 22
      0 r -69 88 14 8 * 3 22
      0 r 12 12 40 62
      0 r 8 72 48 7
      1 r 22 12 20 46
      0 r 62 12 8 54
      """),
    // Three colleges around a square.
    Silhouette(
      "samarkand", PostcardScene(.none, .medina, .street), height: 0.82, width: 200,
      [0xD8B684, 0x3B7FA8, 0x2FA0B0, 0x2A5E86],
      """
      0 r -96 0 192 34
      3 a -88 4 12 22 * 3 16
      3 a 44 4 12 22 * 3 16
      0 r -34 0 68 76
      1 r -34 66 68 8
      1 R 28 0 6 76
      3 a -20 0 40 58
      0 a -8 0 16 30
      0 R 84 0 11 88
      2 R 83 80 13 6
      0 R 54 32 24 12
      2 D 66 44 13 22
      """),
    // The minaret and the blue domes.
    Silhouette(
      "bukhara", PostcardScene(.none, .medina, .street), height: 0.95, width: 170,
      [0xCFA873, 0x9C7A4E, 0x2F9EAE, 0x6B5136],
      """
      0 p -12 0 -8 80 8 80 12 0
      1 r -9 30 18 3
      1 r -9 48 18 3
      1 r -8 64 16 3
      0 r -11 80 22 12
      3 a -9 82 3 8 * 4 5
      0 p -11 92 -6 98 6 98 11 92
      0 r 24 0 60 40
      3 a 42 0 24 32
      0 r 26 38 22 10
      2 d 37 48 13 18
      0 r 62 38 22 10
      2 d 73 48 13 18
      0 r -84 0 62 30
      3 a -78 2 10 20 * 4 15
      """),
    // The church below the mountain.
    Silhouette(
      "stepantsminda", PostcardScene(.peaks, .none, .meadow), .wild, height: 0.82, width: 200, lit: 2,
      [0xB8A690, 0x7E7060, 0x6A9450, 0x4E7440],
      """
      2 p -120 0 -60 26 -20 38 30 40 70 24 120 0
      3 p 10 0 30 40 70 24 120 0
      0 r -16 38 30 18
      1 r 2 38 12 18
      1 p -19 56 -1 68 17 56
      0 r -8 62 14 14
      1 t -1 76 20 18
      0 r 26 38 12 20
      1 t 32 58 16 12
      """),
    // Mount Ararat above the city.
    Silhouette(
      "yerevan", PostcardScene(.hills, .oldTown, .street, .leaves), .far, height: 0.95, width: 320,
      [0x8A93AE, 0x6E7A98, 0xF8FAFD, 0xCFDAEA],
      """
      0 p -150 0 -100 30 -60 62 -34 92 -16 100 0 94 30 62 60 40 84 36 104 60 116 62 130 44 160 0
      1 p 0 94 30 62 60 40 84 36 60 0 20 0 14 50
      1 p 116 62 130 44 160 0 124 0
      2 p -60 62 -34 92 -16 100 0 94 22 70 8 74 0 58 -12 72 -24 54 -38 66 -48 56
      3 p 0 94 22 70 8 74 0 58 0 76
      2 p 98 52 104 60 116 62 122 54 112 50
      """),
    // Balloons over the fairy chimneys.
    Silhouette(
      "cappadocia", PostcardScene(.hills, .none, .desert), .wild, height: 0.95, width: 220,
      [0xDEC3A0, 0xA98A6C, 0x8C6E58, 0xE2574C, 0xF2C14E, 0x4A9CC0],
      """
      0 p -100 0 -92 34 -84 44 -76 34 -66 0
      2 p -92 36 -84 56 -76 36
      0 p -60 0 -52 26 -46 34 -38 26 -30 0
      2 p -53 28 -46 44 -39 28
      0 p 30 0 38 38 46 48 54 38 62 0
      2 p 38 40 46 62 54 40
      0 p 66 0 74 26 82 36 90 26 100 0
      1 p 46 48 54 38 62 0 50 0
      1 p -84 44 -76 34 -66 0 -80 0
      3 e -4 80 20 20
      3 p -18 70 -5 54 -3 54 10 70
      4 r -8 64 7 36
      2 r -8 46 8 6
      4 e -74 86 10 10
      4 p -81 81 -75 73 -73 73 -67 81
      5 e 68 90 11 11
      5 p 60 85 67 76 69 76 76 85
      """),
  ]
}
