extension Silhouette {
  /// Iberia, Italy, the Adriatic, Greece and the Danube.
  static let southernEurope: [Silhouette] = [
    // The basilica of the Holy Family.
    Silhouette(
      "barcelona", PostcardScene(.hills, .oldTown, .street, .leaves), height: 0.97, width: 100,
      [0xCDA878, 0x9A7850, 0xB89468, 0xE4C46A],
      """
      0 p -44 0 -40 26 40 26 44 0
      0 P 40 0 38 52 33 78 30 78 26 52 24 0
      0 P 24 0 23 66 18 90 15 90 11 66 9 0
      0 p -9 0 -8 78 -2 100 2 100 8 78 9 0
      1 R 31 10 3 50
      1 R 15 10 3 62
      1 r -2 30 4 54
      3 E 32 80 3 4
      3 E 16 91 3 4
      3 e 0 100 3 3
      w a -5 2 10 16
      """),
    // The amphitheatre.
    Silhouette(
      "rome", PostcardScene(.hills, .oldTown, .street, .leaves), height: 0.66, width: 210,
      [0xDDBF92, 0xA88660, 0x6E5238],
      """
      0 p -96 0 -96 62 -60 66 -58 92 60 98 88 92 96 70 96 0
      1 r -96 30 192 3
      1 r -96 62 192 3
      2 a -90 4 11 22 * 11 17
      2 a -90 36 11 22 * 11 17
      2 a -56 68 9 18 * 9 16
      1 r -58 94 118 3
      """),
    // The cathedral's dome and the bell tower.
    Silhouette(
      "florence", PostcardScene(.hills, .oldTown, .lake), height: 0.9, width: 130,
      [0xE8DCC4, 0xB8A890, 0xB65A3C, 0xF4EFE2],
      """
      0 r -70 0 110 30
      2 p -74 30 -66 38 10 38 14 30
      0 r -8 28 56 16
      2 p -10 44 -6 62 4 76 14 82 26 82 36 76 46 62 50 44
      3 l 4 46 14 80 2
      3 l 20 44 20 82 2
      3 l 36 46 26 80 2
      3 r 15 82 10 10
      2 t 20 92 12 10
      0 r -62 0 16 80
      1 r -58 8 3 60 * 2 5
      3 r -64 78 20 4
      w r -30 8 5 14 * 3 10
      """),
    // The bell tower, the domes of Saint Mark and a gondola.
    Silhouette(
      "venice", PostcardScene(.none, .oldTown, .sea), height: 0.94, width: 150,
      [0xB9694A, 0xEADFC9, 0x6F8F86, 0x2A2A30],
      """
      1 r -6 0 80 26
      1 a 0 22 14 12 * 5 15
      2 d 8 30 9 12 * 2 38
      2 d 32 32 12 18
      1 r 30 48 3 8
      0 r -38 0 18 66
      1 r -40 66 22 14
      2 t -29 80 22 22
      w a 4 2 8 14 * 5 14
      """),
    // The temple on the hill.
    Silhouette(
      "athens", PostcardScene(.hills, .oldTown, .rock, .leaves), height: 0.78, width: 170, lit: 2,
      [0xEBDDBE, 0xB9A37E, 0x9A8A72, 0x84745E],
      """
      2 p -92 0 -76 26 -66 34 70 34 80 22 94 0
      3 p -60 0 -50 30 -30 32 -38 0
      3 p 30 0 24 30 50 30 62 0
      0 r -52 34 104 5
      1 r -46 39 92 32
      0 r -48 39 6 32 * 8 13
      0 r -52 71 104 8
      0 p -54 79 0 98 54 79
      1 p -40 81 0 93 40 81
      """),
    // White houses and blue domes over the caldera.
    Silhouette(
      "santorini", PostcardScene(.cliffs, .none, .sea), height: 0.9, width: 220, lit: 3,
      [0xFBF8F0, 0xC9D3DE, 0x2C6FC0, 0x9A6A4E],
      """
      3 p -110 0 -108 40 -60 30 0 26 60 18 110 6 110 0
      0 r -108 30 40 26
      0 r -92 50 28 20
      0 r -70 20 40 28
      0 r -48 40 30 22
      0 r -30 14 48 26
      0 r 14 10 40 22
      0 r 48 4 44 18
      1 r -76 30 6 26
      1 r -24 20 6 26
      1 r 46 10 6 20
      0 r -40 56 26 10
      2 d -27 66 14 20
      0 r 16 30 26 8
      2 d 29 38 13 18
      0 r -100 70 14 8
      2 d -93 78 8 12
      0 r -8 38 5 28
      x a -7 50 3 8
      0 r -6 66 1 6
      w r -60 30 4 7 * 2 12
      w r -16 22 4 7 * 2 14
      w r 60 8 4 6 * 2 14
      """),
    // The monastery on its pillar of rock.
    Silhouette(
      "meteora", PostcardScene(.hills, .broadleaf, .meadow, .leaves), .wild, height: 0.94, width: 170,
      [0x9A8C7C, 0x6C6258, 0xB8563C, 0xEAD9B8],
      """
      0 p -24 0 -22 50 -18 74 26 74 30 48 32 0
      1 p 26 74 30 48 32 0 12 0 14 40 10 74
      0 p -86 0 -84 40 -70 56 -58 44 -50 0
      1 p -70 56 -58 44 -50 0 -64 0
      0 p 48 0 50 34 62 50 78 38 86 0
      1 p 62 50 78 38 86 0 68 0
      3 r -16 74 24 12
      2 p -18 86 -12 93 4 93 10 86
      3 r 8 74 14 18
      2 d 15 92 8 8
      w r -12 77 3 5 * 4 7
      """),
    // The island's church, the castle on its cliff.
    Silhouette(
      "bled", PostcardScene(.peaks, .none, .lake, .none), height: 0.72, width: 200, lit: 3,
      [0xF2ECE0, 0xC8BEAE, 0x7A4A3C, 0x3E7048, 0x6A6A66],
      """
      4 p 58 0 64 40 74 52 100 54 112 30 124 0
      3 p 50 0 62 24 80 14 110 20 130 0
      0 r 74 50 30 14
      2 p 72 64 80 72 100 72 106 64
      0 r 70 50 8 20
      2 t 74 70 12 10
      3 d -10 0 60 20
      3 e -44 14 14 12
      3 e 26 14 16 12
      3 e -28 18 12 14
      0 r -14 14 34 22
      2 p -16 36 -8 46 16 46 22 36
      0 r -24 12 12 50
      2 p -28 62 -21 74 -19 74 -15 74 -8 62
      2 t -18 72 8 30
      w r -8 20 4 8 * 3 9
      """),
    // The bridge.
    Silhouette(
      "mostar", PostcardScene(.hills, .oldTown, .lake), height: 0.66, width: 230, [0xE0D2B4, 0xA89878, 0xB0664A],
      """
      0 p -115 0 -115 44 -60 58 0 80 60 58 115 44 115 0
      x d 0 0 60 62
      1 p -115 40 -60 54 0 76 60 54 115 40 115 44 60 58 0 80 -60 58 -115 44
      0 r -104 0 26 84
      2 p -108 84 -91 100 -74 84
      0 r 78 0 26 76
      2 p 74 76 91 92 108 76
      w r -94 58 6 10
      w r 88 52 6 10
      """),
    // The walls and the towers in the sea.
    Silhouette(
      "dubrovnik", PostcardScene(.hills, .oldTown, .sea, .boats), height: 0.62, width: 230,
      [0xD8C8A6, 0xA39272, 0xBC5F3C],
      """
      0 r -110 0 220 30
      0 r -110 30 7 6 * 16 14
      1 r -110 0 220 5
      2 p -90 36 -84 46 -64 46 -58 36 * 5 34
      0 r -22 36 16 46
      2 d -14 82 9 12
      0 p 62 0 64 64 98 64 100 0
      0 r 62 64 7 7 * 3 15
      1 p 88 0 88 64 98 64 100 0
      w r 74 40 5 8
      """),
    // The parliament on the Danube.
    Silhouette(
      "budapest", PostcardScene(.hills, .oldTown, .lake), height: 0.84, width: 230, [0xE6D8BC, 0xB09E80, 0x8A4638],
      """
      0 r -110 0 220 30
      1 r -106 6 4 20 * 22 10
      2 p -110 30 -104 38 104 38 110 30
      0 T 104 30 8 26
      0 T 74 30 8 30
      0 T 44 30 8 26
      0 r -20 30 40 16
      2 d 0 46 19 28
      2 r -2 72 4 12
      2 t 0 80 6 22
      0 T 24 30 8 34
      w r -102 8 3 8 * 20 10
      """),
    // The bridge tower and the castle.
    Silhouette(
      "prague", PostcardScene(.hills, .oldTown, .lake), height: 0.86, width: 190,
      [0xC9B08A, 0x94805F, 0x4A5058, 0xB25C40],
      """
      0 r -96 22 120 16
      3 p -98 38 -92 46 18 46 24 38
      0 r -52 38 34 24
      2 p -54 62 -48 70 -24 70 -18 62
      0 r -56 40 9 36
      2 t -51 76 11 24
      0 r -42 40 9 36
      2 t -37 76 11 24
      0 r 48 0 24 56
      1 r 58 0 6 18
      2 p 44 56 52 72 68 72 76 56
      2 T 60 70 8 22
      0 p -96 0 -96 22 96 22 96 12 -30 12
      0 r -96 10 192 8
      x d -80 0 11 9 * 8 22
      w r -88 26 4 6 * 11 10
      """),
  ]
}
