extension Silhouette {
  /// China, Japan and their neighbours.
  static let farEast: [Silhouette] = [
    // The temple of heaven.
    Silhouette(
      "beijing", PostcardScene(.hills, .eastern, .street, .leaves), height: 0.86, width: 150,
      [0xB0402F, 0xEDE6DA, 0x2F4E8C, 0xE0B040],
      """
      1 r -74 0 148 8
      1 r -60 8 120 6
      1 r -46 14 92 6
      0 r -28 20 56 18
      2 p -44 36 -28 48 28 48 44 36
      0 r -22 48 44 8
      2 p -36 55 -22 66 22 66 36 55
      0 r -15 66 30 8
      2 p -27 73 -14 84 0 96 14 84 27 73
      3 e 0 97 4 5
      3 R 10 22 3 14
      """),
    // The wall over the hills.
    Silhouette(
      "great-wall-mutianyu", PostcardScene(.greenHills, .none, .jungle), .wild, height: 0.86, width: 330,
      [0xC4B294, 0x8A7A62, 0x4E7E48, 0x3C6840],
      """
      2 p -170 0 -160 22 -120 44 -80 74 -56 84 -20 56 20 40 60 62 96 78 120 60 170 20 170 0
      3 p -56 84 -20 56 20 40 60 62 40 0 -40 0
      3 p 96 78 120 60 170 20 170 0 110 0
      0 l -164 24 -120 48 8
      0 l -120 48 -80 78 8
      0 l -80 78 -56 88 8
      0 l -56 88 -20 60 8
      0 l -20 60 20 44 8
      0 l 20 44 60 66 8
      0 l 60 66 96 82 8
      0 l 96 82 120 64 8
      0 l 120 64 170 24 8
      1 l -120 44 -80 74 2
      1 l -20 56 20 40 2
      1 l 96 78 120 60 2
      0 r -68 80 26 20
      0 r -68 100 6 4 * 3 10
      1 r -58 84 6 9
      0 r 10 40 22 20
      0 r 10 60 5 4 * 3 8
      1 r 18 44 5 8
      0 r 86 74 22 20
      0 r 86 94 5 4 * 3 8
      """),
    // The tower of pearls.
    Silhouette(
      "shanghai", PostcardScene(.none, .towers, .lake, .boats), height: 1, width: 70, [0xC6B4C4, 0x8C7E94, 0xD2587A],
      """
      1 l -16 0 -6 26 4
      1 l 16 0 6 26 4
      0 r -6 0 4 60
      0 r 2 0 4 60
      2 e 0 26 14 13
      0 e -3 30 5 4
      2 e 0 64 9 9
      0 r -2 64 4 24
      2 e 0 80 4 4
      1 r -1 84 2 20
      """),
    // The palace of the Dalai Lamas.
    Silhouette(
      "lhasa", PostcardScene(.peaks, .none, .rock), height: 0.84, width: 240, lit: 4,
      [0xF6F0E4, 0xC8BDAE, 0x8E3A30, 0xE0B040, 0x93846C, 0x3E3430],
      """
      4 p -130 0 -104 22 100 26 128 0
      0 p -108 8 -100 50 -38 54 -36 8
      0 p 34 8 36 54 92 46 100 8
      0 p -40 4 -36 60 36 60 40 4
      2 p -34 46 -30 88 30 88 34 46
      1 p -104 20 -20 8 -20 12 -102 26
      1 p 102 20 20 8 20 12 100 26
      5 r -92 30 5 6 * 5 11
      5 r 46 30 5 6 * 4 11
      5 r -26 52 4 6 * 6 9
      5 r -26 66 4 6 * 6 9
      3 r -32 86 64 3
      3 p -20 89 -12 95 12 95 20 89
      0 r -100 48 62 3
      """),
    // The tower like bamboo.
    Silhouette(
      "taipei", PostcardScene(.greenHills, .towers, .street, .leaves), height: 1, width: 60,
      [0x7FA8A4, 0x587E80, 0xA9CCC6],
      """
      0 p -18 0 -12 24 12 24 18 0
      0 p -9 24 -13 33 13 33 9 24
      0 p -9 33 -13 42 13 42 9 33
      0 p -9 42 -13 51 13 51 9 42
      0 p -9 51 -13 60 13 60 9 51
      0 p -9 60 -13 69 13 69 9 60
      0 p -9 69 -12 78 12 78 9 69
      1 r 4 0 5 78
      2 r -13 31 26 2
      2 r -13 49 26 2
      2 r -13 67 26 2
      0 r -6 78 12 8
      0 r -1 86 2 18
      """),
    // The tower and the city.
    Silhouette(
      "tokyo", PostcardScene(.hills, .towers, .street, .leaves), height: 0.97, width: 70,
      [0xE85A3A, 0xB03E28, 0xF6F2EC],
      """
      0 P 26 0 19 0 6 40 9 40
      0 p -9 38 9 38 3 84 -3 84
      2 r -13 34 26 8
      2 r -6 62 12 6
      0 l -18 14 18 14 3
      0 r -1 84 2 20
      2 r -3 50 6 6
      x p -9 0 0 26 9 0
      """),
    // Vermilion gates below the pagoda.
    Silhouette(
      "kyoto", PostcardScene(.greenHills, .eastern, .street, .leaves), height: 0.95, width: 110,
      [0x9A5A40, 0x4A4440, 0xD9482E],
      """
      0 r -12 0 24 84
      1 p -40 14 -14 27 14 27 40 14
      1 p -36 31 -13 43 13 43 36 31
      1 p -32 47 -12 59 12 59 32 47
      1 p -28 63 -10 74 10 74 28 63
      1 p -25 77 0 92 25 77
      1 r -1 90 3 16
      2 R 34 0 5 26
      2 r -66 26 34 4
      2 r -62 19 26 3
      2 r -63 0 5 26
      """),
    // Mount Fuji.
    Silhouette(
      "mount-fuji", PostcardScene(.hills, .broadleaf, .lake), .far, height: 0.92, width: 330,
      [0x6C86AC, 0x55709A, 0xFAFCFE, 0xD2DEEE],
      """
      0 p -180 0 -120 22 -74 52 -40 84 -22 100 22 100 42 82 76 50 122 22 180 0
      1 p 22 100 42 82 76 50 122 22 180 0 60 0 34 50
      2 p -56 68 -40 84 -22 100 22 100 42 82 58 66 46 70 38 58 28 72 18 56 8 70 -4 54 -14 70 -26 56 -36 70 -46 60
      3 p 22 100 42 82 58 66 46 70 38 58 28 72 22 64
      """),
    // The gate in the sea.
    Silhouette(
      "itsukushima", PostcardScene(.greenHills, .none, .sea), height: 0.9, width: 120, [0xDE5234, 0xA03420, 0x4A3C38],
      """
      0 P 40 0 30 0 27 76 34 76
      0 R 46 0 7 44
      1 r -60 38 120 5
      0 r -44 56 88 8
      0 r -5 64 10 12
      0 p -56 76 -62 88 -30 82 30 82 62 88 56 76
      2 p -66 88 -70 99 -34 91 34 91 70 99 66 88 32 82 -32 82
      """),
    // The gate of the old palace.
    Silhouette(
      "seoul", PostcardScene(.peaks, .towers, .street), height: 0.74, width: 190,
      [0xB4A88E, 0x6C4A3E, 0x3C4A4E, 0x4E8C78],
      """
      0 r -70 0 140 34
      0 r -70 34 8 5 * 10 14
      1 a -14 0 28 26
      3 r -56 39 112 12
      1 r -50 39 6 12 * 9 12
      2 p -88 50 -64 58 -48 68 48 68 64 58 88 50 66 50 -66 50
      3 r -40 68 80 8
      2 p -70 75 -50 84 -36 98 36 98 50 84 70 75 52 75 -52 75
      """),
    // The pillars of stone.
    Silhouette(
      "zhangjiajie", PostcardScene(.greenHills, .none, .jungle, .leaves), .wild, height: 0.98, width: 290,
      [0xA8927C, 0x6E6154, 0x4A8250],
      """
      0 p -140 0 -138 60 -128 68 -116 62 -112 0
      2 e -126 66 15 7
      0 p -98 0 -94 84 -86 92 -74 86 -68 0
      1 p -80 0 -80 90 -74 86 -68 0
      2 e -83 90 15 8
      0 p -50 0 -48 56 -40 62 -30 56 -26 0
      2 e -39 60 13 6
      0 p -10 0 -6 92 2 100 16 94 22 0
      1 p 8 0 8 98 16 94 22 0
      2 e 5 97 17 8
      0 p 40 0 44 66 52 72 62 66 66 0
      1 p 56 0 56 70 62 66 66 0
      2 e 53 70 13 7
      0 p 86 0 90 80 98 88 112 80 116 0
      1 p 104 0 104 86 112 80 116 0
      2 e 101 86 15 8
      2 p -145 0 -100 20 -60 14 -20 22 30 14 80 22 145 0
      """),
    // Towers of limestone on the river.
    Silhouette(
      "yangshuo", PostcardScene(.none, .none, .lake), .wild, height: 0.82, width: 320,
      [0x4F8264, 0x3A6652, 0x6B9C74, 0x8A5E3C],
      """
      2 p -160 0 -154 40 -140 60 -126 44 -118 0
      0 p -130 0 -120 66 -104 90 -88 70 -78 0
      1 p -104 90 -88 70 -78 0 -100 0
      0 p -80 0 -72 44 -58 62 -44 46 -38 0
      2 p -20 0 -12 52 2 76 16 56 24 0
      0 p 20 0 30 80 46 100 62 82 72 0
      1 p 46 100 62 82 72 0 50 0
      2 p 70 0 78 40 92 58 106 42 112 0
      0 p 104 0 112 60 126 78 140 60 150 0
      1 p 126 78 140 60 150 0 130 0
      3 l -30 2 16 2 3
      """),
    // Towers below the peak.
    Silhouette(
      "hong-kong", PostcardScene(.greenHills, .towers, .sea, .none), height: 0.9, width: 120,
      [0x9FB4C6, 0x6F869C, 0xD6E2EC, 0xB03A2C],
      """
      0 r -56 0 16 62
      1 r -45 0 5 62
      0 p -34 0 -34 86 -28 96 -22 86 -22 0
      2 l -34 20 -22 40 2
      2 l -22 40 -34 60 2
      2 l -34 60 -22 80 2
      0 p -10 0 -10 60 -6 60 -6 92 10 92 10 60 14 60 14 0
      1 p 6 0 6 92 10 92 10 60 14 60 14 0
      0 r 24 0 16 70
      1 r 35 0 5 70
      0 r 46 0 12 48
      w r -53 8 2 3 * 3 4
      w r -53 30 2 3 * 3 4
      w r -4 20 2 3 * 4 4
      w r -4 50 2 3 * 3 4
      w r 27 14 2 3 * 3 4
      w r 27 40 2 3 * 3 4
      """),
  ]
}
