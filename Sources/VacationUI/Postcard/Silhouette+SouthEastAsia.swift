extension Silhouette {
  /// From Burma to the Philippines.
  static let southEastAsia: [Silhouette] = [
    // Temples in the plain, and balloons.
    Silhouette(
      "bagan", PostcardScene(.hills, .stupas, .savanna, .none), height: 0.84, width: 150,
      [0xC0744E, 0x8A4E38, 0xE6C262, 0xE2574C],
      """
      0 r -60 0 120 16
      0 r -48 16 96 12
      0 r -36 28 72 12
      1 r 36 0 24 16
      1 r 30 16 18 12
      1 r 22 28 14 12
      0 r -20 40 40 12
      0 p -20 52 -17 66 -9 78 -3 84 3 84 9 78 17 66 20 52
      2 p -4 82 0 102 4 82
      0 T 50 16 12 14
      0 T 38 28 10 14
      1 a -7 0 14 20
      3 e 84 86 12 12
      3 p 75 82 83 68 85 68 93 82
      """),
    // The temple of dawn.
    Silhouette(
      "bangkok", PostcardScene(.none, .towers, .lake, .palms), height: 0.95, width: 140,
      [0xE8D9BE, 0xB09A7C, 0xD8863C, 0x5E8C6E],
      """
      0 r -56 0 112 10
      0 p -36 10 -26 28 26 28 36 10
      0 p -26 28 -14 50 14 50 26 28
      0 p -13 50 -7 74 -4 96 0 104 4 96 7 74 13 50
      1 p 4 96 7 74 13 50 26 28 36 10 12 10 4 50 1 100
      2 r -24 28 48 3
      2 r -13 50 26 3
      0 P 58 10 54 30 51 52 48 52 45 30 40 10
      3 r -34 16 68 2
      """),
    // Five towers like lotus buds.
    Silhouette(
      "angkor-wat", PostcardScene(.none, .palms, .lake), height: 0.82, width: 210, [0xB09878, 0x786650, 0x927C60],
      """
      2 r -104 0 208 12
      1 r -98 2 5 8 * 20 10
      0 r -66 12 132 12
      1 r -62 14 4 8 * 16 8
      0 r -40 24 80 14
      0 p -14 38 -15 54 -11 70 -5 88 0 100 5 88 11 70 15 54 14 38
      1 p 5 88 11 70 15 54 14 38 4 38 5 60 0 100
      0 P 42 24 44 44 40 58 34 74 28 58 24 44 26 24
      0 P 70 12 71 30 67 42 62 54 57 42 53 30 54 12
      1 P 38 24 40 44 37 58 34 74 40 58 44 44 42 24
      1 a -6 12 12 16
      """),
    // The terraces of stupas.
    Silhouette(
      "borobudur", PostcardScene(.volcano, .palms, .jungle, .leaves), height: 0.66, width: 220,
      [0x948C80, 0x645E56, 0xB4AC9E],
      """
      0 r -108 0 216 12
      0 r -92 12 184 10
      0 r -76 22 152 10
      0 r -60 32 120 10
      1 r -108 10 216 2
      1 r -92 20 184 2
      1 r -76 30 152 2
      2 d -98 12 6 12 * 2 196
      2 d -82 22 6 11 * 2 164
      2 d -66 32 6 11 * 2 132
      2 d -50 42 7 16 * 6 20
      0 r -26 42 52 10
      2 d 0 50 22 26
      2 r -5 74 10 8
      2 t 0 80 8 22
      """),
    // The pillars in the bay.
    Silhouette(
      "ha-long-bay", PostcardScene(.none, .none, .lagoon, .none), .wild, height: 0.8, width: 300,
      [0x6E7F66, 0x4C5C50, 0x4F8A52, 0xB0482E, 0x7A4A34],
      """
      0 p -150 0 -146 50 -134 80 -116 84 -104 60 -98 0
      1 p -116 84 -104 60 -98 0 -114 0
      2 p -146 54 -134 82 -116 86 -106 66 -124 70
      0 p -84 0 -82 34 -72 56 -60 44 -54 0
      2 p -82 36 -72 58 -62 48 -72 44
      0 p 52 0 56 60 68 96 84 100 96 70 102 0
      1 p 84 100 96 70 102 0 86 0
      2 p 56 66 68 98 84 102 94 78 78 84
      0 p 110 0 114 40 126 58 138 44 146 0
      2 p 114 44 126 60 136 50 126 48
      4 p -20 6 -12 0 22 0 30 6
      3 p -14 8 -18 34 -2 40 -2 8
      3 p 0 8 0 50 20 42 18 8
      """),
    // The terraces of rice.
    Silhouette(
      "banaue", PostcardScene(.greenHills, .none, .jungle, .leaves), .wild, height: 0.74, width: 320,
      [0x7FB255, 0x4E8040, 0xA8CC72, 0x8EC0C8],
      """
      1 p -170 0 -150 70 -90 96 -20 100 60 90 130 60 170 0
      0 p -166 10 -140 76 -90 94 -20 98 60 88 124 60 160 20 100 30 20 24 -60 36 -120 24
      1 l -150 64 130 52 3
      2 l -152 60 134 48 3
      1 l -154 50 140 38 3
      3 l -156 46 144 34 3
      1 l -158 34 150 24 3
      2 l -160 30 154 20 3
      1 l -160 18 160 10 3
      3 l -162 14 162 6 3
      1 l -120 82 90 74 3
      2 l -124 78 96 70 3
      """),
    // The towers joined by a bridge.
    Silhouette(
      "kuala-lumpur", PostcardScene(.hills, .towers, .street, .palms), height: 0.97, width: 80,
      [0xBFCAD4, 0x8494A6, 0xE0E8EE],
      """
      0 P 32 0 32 56 30 56 30 70 27 70 27 80 24 80 21 100 18 80 15 80 15 70 12 70 12 56 10 56 10 0
      1 P 32 0 32 56 30 56 30 70 27 70 27 80 25 80 25 0
      2 R 12 2 2 52
      1 r -11 40 22 5
      w R 16 6 2 3
      w R 20 16 2 3
      w R 16 28 2 3
      w R 21 40 2 3
      w R 17 54 2 3
      """),
    // Three towers and the ship on top.
    Silhouette(
      "singapore", PostcardScene(.none, .towers, .lagoon, .palms), height: 0.78, width: 170, lit: 3,
      [0xC9D6DE, 0x8FA2B2, 0xEDF2F4, 0x5E9C60],
      """
      0 p -58 0 -50 80 -34 80 -30 0
      0 p -14 0 -8 80 8 80 14 0
      0 p 30 0 34 80 50 80 58 0
      1 p -40 0 -40 80 -34 80 -30 0
      1 p 4 0 2 80 8 80 14 0
      1 p 48 0 44 80 50 80 58 0
      2 p -76 90 -60 80 66 80 78 88 74 94 -70 94
      3 r -60 93 120 4
      w r -52 10 3 4 * 3 6
      w r -48 34 3 4 * 2 6
      w r -8 20 3 4 * 3 5
      w r -6 50 3 4 * 3 5
      w r 36 16 3 4 * 3 5
      w r 38 46 3 4 * 2 5
      """),
  ]
}
