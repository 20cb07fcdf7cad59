extension Silhouette {
  /// The British Isles, France, the Alps and the north.
  static let northernEurope: [Silhouette] = [
    // The clock tower and the palace on the river.
    Silhouette(
      "london", PostcardScene(.none, .oldTown, .lake), width: 200, [0xCDAE78, 0x9C7F52, 0x5E6B66, 0xF8F2DC],
      """
      0 r -100 0 90 30
      1 r -98 6 3 20 * 10 9
      0 t -97 30 5 10 * 10 9
      0 r -122 0 20 62
      1 r -118 10 4 44 * 2 8
      0 T 119 62 5 14
      0 r -10 0 20 78
      1 r -6 6 3 52 * 3 5
      2 p -11 78 11 78 5 92 -5 92
      2 t 0 88 8 14
      3 e 0 69 7 7
      1 r 0 68 1 5
      """),
    // The castle on its rock.
    Silhouette(
      "edinburgh", PostcardScene(.hills, .oldTown, .meadow), height: 0.86, width: 190, lit: 1,
      [0x8F8378, 0x5F5850, 0x6E665E],
      """
      1 p -95 0 -80 22 -66 30 -58 48 60 50 70 34 84 20 96 0
      2 p -70 0 -50 40 -20 46 -30 20 -10 0
      2 p 20 0 34 40 52 46 60 20 74 0
      0 r -58 46 118 10
      0 r -50 56 34 18
      0 t -44 74 16 12
      0 r -6 56 26 30
      0 r -6 86 6 4 * 3 10
      0 r 28 56 26 14
      0 r -58 56 5 4 * 12 10
      w r -44 60 4 5 * 3 10
      w r 0 66 4 6 * 2 10
      1 l 7 88 7 102 1
      """),
    // The tower of 1889.
    Silhouette(
      "paris", PostcardScene(.none, .oldTown, .lake), height: 0.97, width: 60, [0x76583C, 0x5E452F, 0x957450],
      """
      0 P 30 0 20 0 9 32 12 38
      0 P 14 34 6 34 3 60 6 62
      0 p -7 58 7 58 2 92 -2 92
      2 r -20 32 40 6
      2 r -9 58 18 5
      2 r -4 88 8 4
      0 r -1 92 2 9
      x d 0 8 17 22
      """),
    // The abbey on the island of the tides.
    Silhouette(
      "mont-saint-michel", PostcardScene(.none, .none, .lake), height: 0.95, width: 170, lit: 3,
      [0xC8B090, 0x8A7A64, 0x6A6E78, 0x5F7D4E],
      """
      1 p -85 0 -78 10 78 10 85 0
      3 p -70 8 -50 24 -30 34 30 36 52 22 72 8
      0 r -70 8 10 10 * 14 10
      2 t -64 18 12 6 * 13 10
      0 p -44 20 -34 40 34 42 46 20
      0 r -30 36 60 18
      1 r -26 38 4 14 * 7 8
      0 r -20 52 40 12
      2 p -22 64 -14 72 14 72 22 64
      0 r -6 62 12 18
      2 t 0 80 14 26
      """),
    // Canal houses and a mill.
    Silhouette(
      "amsterdam", PostcardScene(.none, .oldTown, .lake), .near, height: 0.8, width: 130,
      [0x8A5A40, 0x5E4638, 0xE8DFC8, 0x4A5E50],
      """
      3 p -26 0 -16 58 16 58 26 0
      2 r -30 24 60 4
      0 d 0 58 17 16
      0 r -17 52 34 8
      1 l 0 64 34 98 3
      1 l 0 64 -34 30 3
      1 l 0 64 34 30 3
      1 l 0 64 -34 98 3
      2 p 6 74 28 96 36 88 14 66
      2 p -6 74 -28 96 -36 88 -14 66
      2 p 6 54 28 32 36 40 14 62
      2 p -6 54 -28 32 -36 40 -14 62
      w r -4 30 8 8
      w r -4 6 8 12
      """),
    // The gate.
    Silhouette(
      "berlin", PostcardScene(.none, .oldTown, .street), height: 0.72, width: 150, [0xDCC9A0, 0xA48F68, 0x5C8C7C],
      """
      1 r -62 0 124 6
      0 r -62 6 12 54 * 6 22
      0 r -70 58 140 10
      0 r -62 68 124 8
      0 r -44 76 88 6
      0 R 66 0 16 44
      1 r -70 58 140 2
      2 r -12 82 24 6
      2 p -12 88 -16 98 -8 96 -4 88
      2 p 12 88 16 98 8 96 4 88
      2 r -3 88 6 14
      """),
    // The castle of the swans.
    Silhouette(
      "neuschwanstein", PostcardScene(.peaks, .pines, .meadow, .pines), height: 0.95, width: 130, lit: 3,
      [0xEFE9DE, 0xC9C0B0, 0x5B7088, 0x4E7048],
      """
      3 p -85 0 -60 22 60 22 90 0
      0 r -50 18 64 34
      2 p -52 52 -44 64 8 64 16 52
      0 r 14 18 34 26
      2 p 12 44 18 52 44 52 50 44
      0 r -60 18 12 48
      2 t -54 66 16 18
      0 r 4 18 12 66
      2 t 10 84 16 18
      0 r 46 16 14 36
      2 t 53 52 18 14
      1 r -18 18 5 34
      w r -42 26 4 8 * 6 9
      w r -42 40 4 6 * 6 9
      """),
    // The Matterhorn.
    Silhouette(
      "zermatt", PostcardScene(.hills, .village, .meadow, .pines), .far, height: 0.98, width: 190,
      [0x8E96A6, 0x5E6A80, 0xF6F9FC, 0xC6D4E6],
      """
      0 p -100 0 -62 26 -40 38 -22 66 -10 92 0 100 8 96 16 74 34 44 58 26 96 0
      1 p 8 96 16 74 34 44 58 26 96 0 18 0 10 40 2 70
      2 p -22 66 -10 92 0 100 4 97 -2 78 -6 64 -14 48 -20 30 -40 38
      2 p -62 26 -40 38 -22 24 -34 10 -70 8
      3 p 8 96 12 84 8 70 4 84
      3 p 34 44 58 26 72 18 46 14 26 30
      """),
    // Eiger, Mönch and Jungfrau.
    Silhouette(
      "interlaken", PostcardScene(.hills, .village, .lake, .boats), .far, height: 0.85, width: 260,
      [0x7E8CA0, 0x5C6C84, 0xF4F8FC, 0xCCD8E8],
      """
      0 p -140 0 -100 50 -84 78 -66 50 -40 66 -10 92 12 64 40 78 62 100 84 72 110 40 140 0
      1 p -84 78 -66 50 -56 0 -80 20
      1 p -10 92 12 64 20 0 -4 30
      1 p 62 100 84 72 110 40 140 0 70 30
      2 p -94 62 -84 78 -74 62 -84 54
      2 p -28 76 -10 92 2 76 -8 60 -16 66
      2 p 36 76 62 100 82 74 70 62 58 74 48 60
      """),
    // Mont Blanc above its glaciers.
    Silhouette(
      "chamonix", PostcardScene(.hills, .village, .meadow, .pines), .far, height: 0.92, width: 240,
      [0x7C8698, 0x58657C, 0xF8FAFC, 0xCBD8EA],
      """
      0 p -130 0 -108 46 -100 40 -92 66 -84 48 -74 60 -60 40 -20 72 10 90 30 100 60 84 90 56 130 0
      2 p -20 72 10 90 30 100 60 84 80 64 60 50 46 20 34 50 20 22 4 56 -14 46
      3 p 30 100 60 84 80 64 60 50 50 60
      1 p -92 66 -84 48 -80 20 -92 30
      """),
    // The church and the lake.
    Silhouette(
      "hallstatt", PostcardScene(.peaks, .village, .lake), height: 0.8, width: 90, [0xF2ECDF, 0xC9BFAF, 0x54606A],
      """
      0 r -34 0 50 26
      2 p -38 26 -28 40 10 40 18 26
      0 r 10 0 16 46
      2 p 6 46 14 60 17 100 19 100 22 60 30 46
      w r -26 8 5 10 * 4 9
      w r 15 32 6 8
      """),
    // The church of the saviour with its onion domes.
    Silhouette(
      "saint-petersburg", PostcardScene(.none, .oldTown, .lake), height: 0.96, width: 110,
      [0xB0573E, 0xE8D8B8, 0x3E8C8C, 0xE2B93E, 0x4A78B8],
      """
      0 r -42 0 84 34
      1 r -36 10 6 18 * 6 13
      1 r -44 30 88 4
      0 r -36 34 16 16
      0 r 20 34 16 16
      2 o -28 50 12 22
      4 o 28 50 12 22
      0 r -10 34 20 28
      0 t 0 60 22 20
      4 o 0 76 8 22
      0 r -54 0 16 44
      3 o -46 44 12 26
      2 o 46 36 10 20
      1 r -12 34 24 3
      w r -28 14 4 10 * 5 13
      """),
    // The church like columns of basalt.
    Silhouette(
      "reykjavik", PostcardScene(.hills, .village, .meadow), height: 0.95, width: 110, [0xD6D2C8, 0xA8A49C, 0x8E8A84],
      """
      0 p -60 0 -60 8 -46 12 -46 18 -34 24 -34 32 -24 40 -24 50 -16 60 -16 70 -10 78 -10 90 0 100 10 90 10 78 16 70 16 60 24 50 24 40 34 32 34 24 46 18 46 12 60 8 60 0
      1 r -42 0 2 16 * 2 8
      1 r -28 0 2 34 * 2 8
      1 r 26 0 2 34 * 2 8
      w r -3 44 6 28
      w a -5 0 10 22
      """),
    // The cliffs over the Atlantic.
    Silhouette(
      "cliffs-of-moher", PostcardScene(.none, .none, .sea), .wild, height: 0.72, width: 240,
      [0x6F6A5E, 0x4E4A44, 0x6EA04E, 0x8B8470],
      """
      0 p -120 0 -120 96 -70 100 -58 70 -50 0
      0 p -60 0 -60 84 -10 86 2 50 10 0
      0 p -6 0 -4 62 40 62 52 30 58 0
      1 p -58 70 -50 0 -66 0 -68 96
      1 p 2 50 10 0 -8 0 -8 84
      1 p 52 30 58 0 42 0 42 60
      2 p -120 90 -120 100 -70 104 -66 96
      2 p -60 80 -60 88 -10 90 -6 82
      2 p -4 58 -4 66 40 66 44 58
      3 l -120 60 -70 58 3
      3 l -58 48 -10 46 3
      """),
  ]
}
