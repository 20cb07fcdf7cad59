extension Silhouette {
  /// North and Central America.
  static let northAmerica: [Silhouette] = [
    // Liberty.
    Silhouette(
      "new-york-city", PostcardScene(.none, .towers, .sea, .none), height: 1, width: 64,
      [0x7FB8A4, 0x4F8A7C, 0xC8B492, 0xFFD25E],
      """
      2 p -30 0 -24 12 24 12 30 0
      2 p -15 12 -11 40 11 40 15 12
      1 r -13 38 26 3
      0 p -10 41 -7 66 -6 74 6 74 8 66 12 41
      1 p 2 41 3 74 6 74 8 66 12 41
      0 p -6 72 -8 70 -15 90 -12 91 -4 76
      3 e -14 96 4 5
      0 e 1 80 4 5
      0 p -5 83 -6 88 -2 85 1 90 3 85 8 88 6 83
      0 p 6 72 12 62 8 56 4 64
      """),
    // The Capitol.
    Silhouette(
      "washington-dc", PostcardScene(.none, .broadleaf, .meadow, .leaves), height: 0.9, width: 210,
      [0xF4F0E8, 0xBFBCB8, 0xD8D4CE],
      """
      0 r -100 0 200 8
      0 r -100 8 54 24
      0 r 46 8 54 24
      0 r -46 8 92 32
      1 r -96 10 4 18 * 6 9
      1 r 52 10 4 18 * 6 9
      1 r -38 12 5 22 * 8 10
      0 p -40 40 0 50 40 40
      0 r -22 44 44 10
      1 r -19 45 3 8 * 6 7
      0 d 0 54 20 30
      1 p 8 54 6 80 14 72 19 60 20 54
      0 r -5 82 10 8
      2 t 0 88 6 14
      """),
    // The bridge and the fog.
    Silhouette(
      "san-francisco", PostcardScene(.hills, .none, .sea), height: 0.94, width: 330, [0xD8502F, 0x9C3420, 0xE8694A],
      """
      0 r -170 26 340 5
      0 r -92 0 12 98
      0 r 80 0 12 98
      1 r -92 0 3 98
      1 r 89 0 3 98
      x r -89 36 6 16
      x r -89 60 6 14
      x r -89 80 6 10
      x r 83 36 6 16
      x r 83 60 6 14
      x r 83 80 6 10
      2 l -86 96 -50 58 3
      2 l -50 58 -20 40 3
      2 l -20 40 20 40 3
      2 l 20 40 50 58 3
      2 l 50 58 86 96 3
      2 l -86 96 -130 50 3
      2 l -130 50 -170 30 3
      2 l 86 96 130 50 3
      2 l 130 50 170 30 3
      1 r -66 30 1 40
      1 r -40 30 1 20
      1 r 40 30 1 20
      1 r 66 30 1 40
      """),
    // The needle and the mountain.
    Silhouette(
      "seattle", PostcardScene(.peaks, .towers, .sea), height: 0.97, width: 70, [0xE6E2DA, 0xA09C98, 0xD8A24A],
      """
      0 P 14 0 9 0 2 48 4 76 7 76 6 48
      0 r -2 0 4 74
      0 p -24 78 -16 74 16 74 24 78 22 82 -22 82
      1 p -20 82 -12 88 12 88 20 82
      0 t 0 88 8 14
      2 r -22 78 44 2
      """),
    // Towers over the lake.
    Silhouette(
      "chicago", PostcardScene(.none, .towers, .sea, .boats), height: 0.98, width: 110, [0x55606E, 0x38424E, 0x8FA0B0],
      """
      0 r -18 0 36 44
      0 r -18 44 24 22
      0 r -10 66 16 20
      1 r 6 0 12 44
      1 r 0 44 6 42
      2 r -7 86 2 16
      2 r 1 86 2 16
      2 p 30 0 33 74 43 74 46 0
      1 r 40 0 4 72
      1 r 35 74 1 14
      1 r 40 74 1 14
      2 r -50 0 20 56
      1 r -36 0 6 56
      w r -15 10 2 3 * 5 4
      w r -15 28 2 3 * 4 4
      w r -15 52 2 3 * 4 4
      w r -46 12 2 3 * 3 4
      w r -46 34 2 3 * 3 4
      """),
    // The castle of the princess.
    Silhouette(
      "walt-disney-world", PostcardScene(.none, .broadleaf, .lake, .leaves), height: 1, width: 120,
      [0xE9E4F0, 0xB4A8C8, 0x3F6FB8, 0xE2B84A],
      """
      0 r -54 0 108 20
      0 r -54 20 6 4 * 9 13
      0 R 42 0 14 34
      2 T 49 34 18 18
      0 R 24 14 12 42
      2 T 30 56 16 20
      0 r -20 14 40 34
      0 r -12 40 24 26
      2 p -16 48 -12 58 12 58 16 48
      0 R 12 44 8 24
      2 T 16 68 11 16
      0 r -6 60 12 22
      2 t 0 82 17 20
      3 r 0 100 1 6
      1 r 12 14 8 30
      1 a -8 0 16 22
      w R 47 16 4 8
      w R 28 34 4 8
      w r -2 62 4 8
      """),
    // Half Dome over the valley.
    Silhouette(
      "yosemite", PostcardScene(.none, .pines, .lake, .pines), .far, height: 0.9, width: 330,
      [0xA9A8A4, 0x757A80, 0xC8C6C0, 0x8C9094],
      """
      3 p -180 0 -180 84 -140 90 -110 86 -96 60 -84 20 -70 0
      1 p -110 86 -96 60 -84 20 -70 0 -108 0
      3 p 70 0 100 46 130 64 180 70 180 0
      0 p -60 0 -30 30 4 52 12 80 26 96 42 100 54 92 62 74 66 40 80 0
      1 p 42 100 54 92 62 74 66 40 80 0 46 0 44 60
      2 p 4 52 12 80 26 96 36 99 26 70 20 40
      """),
    // Mittens of sandstone.
    Silhouette(
      "monument-valley", PostcardScene(.mesas, .none, .desert, .cactus), .wild, height: 0.78, width: 330,
      [0xC4623C, 0x8C4028, 0xDB8458],
      """
      0 p -150 0 -128 26 -118 30 -118 84 -84 86 -82 32 -72 26 -50 0
      1 p -96 86 -84 86 -82 32 -72 26 -50 0 -90 0
      0 p -134 26 -133 60 -128 60 -126 28
      0 p 10 0 30 24 42 28 44 96 74 100 78 30 90 24 108 0
      1 p 64 98 74 100 78 30 90 24 108 0 70 0
      0 p 84 24 84 62 90 62 92 24
      2 l -116 50 -96 50 4
      2 l 46 56 62 57 4
      0 p 130 0 140 20 146 44 162 46 166 18 174 0
      """),
    // The canyon.
    Silhouette(
      "grand-canyon", PostcardScene(.none, .none, .desert), .wild, height: 0.74, width: 420,
      [0xC8734A, 0x8E4A34, 0xE0A070, 0xB05A3C],
      """
      2 r -220 80 440 8
      0 r -220 56 440 24
      3 p -220 56 -220 0 220 0 220 56
      1 p -150 56 -130 80 -110 56 -100 30 -160 30
      1 p -60 56 -40 80 -14 56 0 20 -70 30
      1 p 50 56 76 80 96 56 110 26 44 30
      1 p 140 56 160 80 180 56 190 20 136 30
      0 p -100 0 -90 44 -64 48 -58 30 -46 0
      0 p 8 0 16 40 40 46 52 24 62 0
      0 p 110 0 120 36 140 38 150 0
      2 l -90 44 -64 48 3
      2 l 16 40 40 46 3
      2 l -220 66 220 66 3
      2 l -220 40 -110 42 3
      2 l 100 40 220 42 3
      """),
    // The horseshoe.
    Silhouette(
      "niagara-falls", PostcardScene(.none, .broadleaf, .lake), .wild, height: 0.7, width: 320,
      [0xEAF5FA, 0x5E7068, 0x9CCBD8, 0x4B8258],
      """
      1 p -160 0 -160 74 160 74 160 0
      2 p -160 70 -120 80 120 80 160 70
      0 p -110 0 -120 72 -60 62 0 58 60 62 120 72 110 0
      2 r -96 0 5 62 * 13 16
      0 e -50 8 60 16
      0 e 40 8 70 18
      3 p -160 66 -160 84 -124 76 -122 66
      3 p 160 66 160 84 124 76 122 66
      """),
    // The tower on the lake.
    Silhouette(
      "toronto", PostcardScene(.none, .towers, .sea, .boats), height: 1, width: 60, [0xC9C4BE, 0x8E8A88, 0xE4574C],
      """
      0 p -8 0 -3 62 -2 84 2 84 3 62 8 0
      1 p 1 0 0 84 2 84 3 62 8 0
      0 p -9 68 -11 63 -6 58 6 58 11 63 9 68
      2 r -10 62 20 2
      0 r -3 80 6 4
      0 r -1 84 2 20
      1 d 22 0 20 14
      """),
    // The pyramid of Kukulcán.
    Silhouette(
      "chichen-itza", PostcardScene(.none, .broadleaf, .meadow, .leaves), height: 0.78, width: 200,
      [0xDDD0B0, 0xA89A7C, 0x7E7258],
      """
      0 p -96 0 -90 9 -84 9 -80 18 -74 18 -70 27 -64 27 -60 36 -54 36 -50 45 -44 45 -40 54 -34 54 -30 63 -26 63 -24 76 24 76 26 63 30 63 34 54 40 54 44 45 50 45 54 36 60 36 64 27 70 27 74 18 80 18 84 9 90 9 96 0
      1 p 96 0 90 9 84 9 80 18 74 18 70 27 64 27 60 36 54 36 50 45 44 45 40 54 34 54 30 63 26 63 18 63 30 0
      0 r -20 74 40 22
      1 r -22 94 44 4
      2 r -4 74 8 16
      2 p -14 0 -8 72 8 72 14 0
      0 l -80 14 -18 14 1
      2 l -70 23 -16 23 1
      2 l -60 32 -14 32 1
      2 l -50 41 -12 41 1
      2 l -40 50 -12 50 1
      """),
    // The temple above the trees.
    Silhouette(
      "tikal", PostcardScene(.greenHills, .broadleaf, .jungle, .leaves), height: 0.95, width: 110,
      [0xC9BEA6, 0x8F8670, 0x6E6650],
      """
      0 p -50 0 -46 12 -42 12 -38 24 -34 24 -31 36 -27 36 -24 48 -20 48 -18 58 18 58 20 48 24 48 27 36 31 36 34 24 38 24 42 12 46 12 50 0
      1 p 50 0 46 12 42 12 38 24 34 24 31 36 27 36 24 48 20 48 18 58 10 58 18 0
      2 p -8 0 -6 58 6 58 8 0
      0 r -16 58 32 12
      2 r -4 58 8 9
      0 p -13 70 -9 92 9 92 13 70
      1 p 5 70 3 92 9 92 13 70
      """),
    // The two peaks over the sea.
    Silhouette(
      "pitons", PostcardScene(.none, .none, .lagoon, .palms), .far, height: 0.96, width: 260,
      [0x4C8A58, 0x346A4A, 0x6FA86A],
      """
      0 p -130 0 -100 40 -78 80 -66 96 -54 78 -36 40 0 20 30 46 50 84 60 100 72 86 92 44 130 0
      1 p -66 96 -54 78 -36 40 -20 0 -60 0
      1 p 60 100 72 86 92 44 130 0 64 0
      2 p -100 40 -78 80 -66 96 -72 60 -84 30
      2 p 30 46 50 84 60 100 54 60 44 30
      """),
  ]
}
