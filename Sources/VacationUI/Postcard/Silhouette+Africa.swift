extension Silhouette {
  /// Africa, from the pyramids to Table Mountain.
  static let africa: [Silhouette] = [
    // Three pyramids.
    Silhouette(
      "giza", PostcardScene(.none, .dunes, .desert, .palms), height: 0.85, width: 290, lit: 3,
      [0xE6C488, 0xB08A58, 0xF2DDB0],
      """
      0 p -150 0 -95 64 -40 0
      1 p -95 64 -40 0 -78 0
      0 p -62 0 20 100 102 0
      1 p 20 100 102 0 46 0
      2 p 8 85 20 100 32 85 24 84 18 88
      0 p 84 0 124 48 164 0
      1 p 124 48 164 0 138 0
      """),
    // The gate of the temple and an obelisk.
    Silhouette(
      "luxor", PostcardScene(.hills, .palms, .desert), height: 0.86, width: 180,
      [0xDDB780, 0xA57F50, 0xC89A64, 0x6E5236],
      """
      0 p -90 0 -78 70 -22 70 -14 0
      0 p 90 0 78 70 22 70 14 0
      2 r -80 68 60 6
      2 r 20 68 60 6
      0 r -16 0 32 44
      3 r -9 0 18 36
      1 r -62 10 7 40 * 2 22
      1 r 36 10 7 40 * 2 22
      2 p -42 0 -39 92 -36 100 -33 92 -30 0
      1 p -36 100 -33 92 -30 0 -35 0
      """),
    // The minaret of the Koutoubia and the Atlas.
    Silhouette(
      "marrakesh", PostcardScene(.peaks, .medina, .street, .palms), height: 0.9, width: 70,
      [0xC98E5E, 0x94623C, 0x7FAF9A],
      """
      0 r -15 0 30 76
      1 r 7 0 8 76
      2 r -15 66 30 5
      1 a -9 40 6 14 * 2 10
      1 a -9 14 6 14 * 2 10
      0 r -15 76 4 4 * 4 9
      0 r -7 76 14 14
      0 d 0 90 7 7
      0 r -1 96 2 8
      """),
    // The flat mountain behind the city.
    Silhouette(
      "cape-town", PostcardScene(.none, .towers, .sea, .boats), .far, height: 0.7, width: 380,
      [0x8B8D86, 0x66706E, 0x9FA692],
      """
      0 p -210 0 -180 40 -166 64 -150 50 -130 60 -112 92 -100 98 96 98 106 90 122 56 150 40 176 70 190 60 220 0
      1 p -90 96 -80 60 -96 30 -60 40 -40 20 -50 60 -40 96 -20 96 -14 50 -30 30 10 40 20 96 40 96 50 60 36 30 80 30 90 96
      2 p -200 0 -120 34 -40 22 60 30 140 22 214 0
      """),
    // The mountain with the last snow of Africa.
    Silhouette(
      "kilimanjaro", PostcardScene(.hills, .acacias, .savanna), .far, height: 0.82, width: 340,
      [0x7C8CA4, 0x66768E, 0xF4F8FC, 0xCBD8E6],
      """
      0 p -180 0 -120 30 -70 68 -40 92 -20 98 20 100 44 90 76 64 120 28 180 0
      1 p 44 90 76 64 120 28 180 0 60 0 30 50
      2 p -56 80 -40 92 -20 98 20 100 44 90 58 79 40 80 34 66 24 80 8 72 -6 82 -18 64 -28 80 -40 72
      """),
    // The baobabs along the road.
    Silhouette(
      "baobab-avenue", PostcardScene(.none, .none, .savanna), .wild, height: 0.95, width: 230,
      [0xA5785A, 0x70503C, 0x5E8C48, 0x6E9C52],
      """
      0 p -84 0 -80 66 -86 80 -62 80 -68 66 -64 0
      2 e -74 84 24 9
      3 e -88 78 9 5
      0 p -12 0 -9 80 -16 92 14 92 7 80 12 0
      1 p 3 0 3 92 14 92 7 80 12 0
      2 e 0 94 28 9
      3 e -18 88 11 6
      3 e 20 88 10 6
      0 p 56 0 59 56 53 68 77 68 71 56 76 0
      1 p 68 0 68 68 77 68 71 56 76 0
      2 e 65 71 21 8
      1 p -70 0 -70 70 -68 66 -64 0
      """),
    // Smoke that thunders.
    Silhouette(
      "victoria-falls", PostcardScene(.none, .broadleaf, .lake, .leaves), .wild, height: 0.76, width: 320,
      [0xE8F4FA, 0x5E6E52, 0x3E7A48, 0xB4D4E4],
      """
      1 p -160 0 -160 66 160 66 160 0
      2 p -160 60 -160 74 160 74 160 60
      0 r -150 0 30 68
      0 r -110 0 52 68
      0 r -48 0 62 68
      0 r 24 0 44 68
      0 r 78 0 70 68
      3 r -142 0 5 68 * 5 13
      3 r -36 0 6 68 * 8 14
      3 r 88 0 6 68 * 4 15
      3 d -20 0 120 16
      0 e -60 6 44 12
      0 e 30 5 60 14
      """),
    // An acacia, and a giraffe below it.
    Silhouette(
      "serengeti", PostcardScene(.hills, .acacias, .savanna), .wild, height: 0.86, width: 190,
      [0xD2A052, 0x5C4430, 0x5D7F3C, 0x8A5E34],
      """
      1 p 10 0 18 0 16 44 36 70 30 72 14 52 -6 74 -12 72 8 44
      2 d 10 68 62 22
      2 d 44 64 36 14
      2 d -26 64 30 12
      0 p -78 26 -78 38 -56 40 -48 76 -46 86 -36 82 -36 79 -43 78 -44 44 -48 26
      0 r -77 0 4 28
      0 r -70 0 4 28
      0 r -57 0 4 28
      0 r -51 0 4 28
      3 r -72 30 6 5 * 3 8
      3 r -50 48 4 5
      3 r -48 60 4 5
      """),
    // Red dunes and a dead tree.
    Silhouette(
      "sossusvlei", PostcardScene(.none, .none, .desert), .wild, height: 0.86, width: 300,
      [0xD8713C, 0x8A3E28, 0xF2E6D2, 0x3E2C22],
      """
      0 p -170 0 -120 34 -60 70 -6 100 20 84 60 40 100 20 170 0
      1 p -6 100 6 70 -10 40 20 20 10 0 170 0 100 20 60 40 20 84
      2 r -170 0 340 4
      3 p -92 0 -88 22 -94 34 -86 28 -84 40 -82 26 -72 32 -80 20 -80 0
      """),
  ]
}
