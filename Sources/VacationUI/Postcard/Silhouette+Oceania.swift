extension Silhouette {
  /// Australia, New Zealand and the Pacific.
  static let oceania: [Silhouette] = [
    // The opera house and the bridge.
    Silhouette(
      "sydney", PostcardScene(.none, .towers, .sea, .none), height: 0.82, width: 300, lit: 4,
      [0xF8F4EA, 0xC9C4BA, 0x6E7884, 0xB8A48C],
      """
      2 p -160 24 -156 30 -120 54 -80 62 -40 54 -6 30 -4 24 -10 24 -42 48 -80 56 -118 48 -152 24
      2 r -160 20 158 4
      2 r -148 20 2 14 * 14 11
      3 r -162 0 10 34
      3 r -12 0 10 34
      3 r 0 0 140 12
      0 p 8 12 16 40 34 62 40 30 36 12
      1 p 34 62 40 30 36 12 44 12 46 36
      0 p 32 12 42 60 66 98 74 46 70 12
      1 p 66 98 74 46 70 12 80 12 82 54
      0 p 68 12 74 48 94 80 104 40 102 12
      1 p 94 80 104 40 102 12 110 12 112 44
      0 p 104 12 108 34 124 52 132 28 132 12
      1 p 124 52 132 28 132 12 138 12 138 30
      """),
    // The red rock.
    Silhouette(
      "uluru", PostcardScene(.none, .none, .desert), .wild, height: 0.56, width: 380,
      [0xC65A34, 0x8A3A26, 0xE07B4A, 0x8A9450],
      """
      0 p -170 0 -164 30 -150 62 -120 82 -70 90 0 94 70 90 120 78 150 52 166 24 170 0
      1 p -150 62 -140 20 -146 0 -164 0 -164 30
      1 p 70 90 60 40 70 0 90 0 84 50 92 86
      1 p -30 92 -36 40 -26 0 -14 0 -20 50 -14 93
      1 p 120 78 112 36 120 0 170 0 166 24 150 52
      2 p -120 82 -70 90 0 94 70 90 40 84 -40 84 -100 74
      3 e -150 2 14 7
      3 e -90 1 12 6
      3 e 20 1 14 6
      3 e 110 2 16 7
      """),
    // The stacks in the surf.
    Silhouette(
      "twelve-apostles", PostcardScene(.none, .none, .sea), .wild, height: 0.74, width: 320,
      [0xDDB27C, 0xA67C50, 0xEED3A6, 0x7E9A56],
      """
      0 p -170 0 -170 90 -130 92 -118 70 -112 0
      1 p -130 92 -118 70 -112 0 -128 0
      3 p -170 86 -170 96 -130 98 -124 88
      2 l -170 60 -122 58 4
      0 p -84 0 -80 58 -70 66 -62 58 -58 0
      1 p -70 66 -62 58 -58 0 -68 0
      0 p -24 0 -20 84 -8 92 4 82 10 0
      1 p -8 92 4 82 10 0 -4 0
      2 l -20 56 2 55 4
      2 l -22 30 4 29 4
      0 p 42 0 46 50 56 58 66 48 70 0
      1 p 56 58 66 48 70 0 60 0
      0 p 94 0 98 36 106 42 114 34 118 0
      0 p 138 0 141 26 148 30 154 24 158 0
      """),
    // Mitre Peak in the sound.
    Silhouette(
      "milford-sound", PostcardScene(.none, .none, .lake, .boats), .far, height: 0.96, width: 330,
      [0x5A7468, 0x3E564E, 0xF0F5F8, 0x6E8A7A, 0x50685E],
      """
      3 p -180 0 -180 80 -150 92 -120 60 -90 40 -60 0
      4 p -150 92 -120 60 -90 40 -60 0 -130 0
      0 p -50 0 -24 44 -8 74 4 100 18 82 36 52 60 24 80 0
      1 p 4 100 18 82 36 52 60 24 80 0 24 0 10 50
      2 p -2 86 4 100 12 90 6 80
      3 p 70 0 100 40 126 66 150 84 180 76 180 0
      4 p 150 84 180 76 180 0 140 0
      """),
    // The tower over the harbour.
    Silhouette(
      "auckland", PostcardScene(.hills, .towers, .sea, .boats), height: 1, width: 50, [0xD6D8DA, 0x94989E, 0x5E8CA8],
      """
      0 p -6 0 -4 62 4 62 6 0
      1 p 1 0 1 62 4 62 6 0
      0 p -6 60 -11 66 -11 72 11 72 11 66 6 60
      2 r -11 67 22 3
      0 r -4 72 8 6
      0 r -2 78 4 12
      0 r -1 90 2 14
      """),
    // The mountain in the lagoon.
    Silhouette(
      "bora-bora", PostcardScene(.none, .huts, .lagoon, .palms), .far, height: 0.8, width: 330,
      [0x4A8058, 0x345F4A, 0x5FA06A, 0x7A8A72],
      """
      2 p -180 0 -140 18 -90 26 -40 20 60 22 110 14 170 0
      0 p -80 0 -56 30 -34 52 -28 86 -8 100 14 96 22 80 28 56 56 40 90 0
      1 p 14 96 22 80 28 56 56 40 90 0 30 0 16 50
      3 p -34 52 -28 86 -8 100 -4 80 -12 60
      """),
    // Peaks like a shark's teeth.
    Silhouette(
      "moorea", PostcardScene(.none, .huts, .lagoon, .palms), .far, height: 0.92, width: 330,
      [0x47855A, 0x30634A, 0x68A86E],
      """
      0 p -180 0 -140 36 -110 60 -98 48 -70 64 -50 90 -40 70 -16 52 6 70 16 100 26 72 52 48 84 70 98 56 130 30 180 0
      1 p -50 90 -40 70 -16 52 -20 0 -46 0
      1 p 16 100 26 72 52 48 60 0 20 0
      1 p 84 70 98 56 130 30 180 0 100 0
      2 p -70 64 -50 90 -50 50 -64 30
      2 p 6 70 16 100 14 50 2 30
      """),
    // Green mushrooms of rock.
    Silhouette(
      "rock-islands", PostcardScene(.none, .none, .lagoon, .none), .wild, height: 0.56, width: 420,
      [0x3F8A4E, 0x2A6640, 0x6AAE62, 0xA89C84],
      """
      3 r -190 0 80 8
      0 p -200 8 -196 40 -170 62 -130 58 -108 34 -102 8
      1 p -130 58 -108 34 -102 8 -136 8
      3 r -70 0 100 8
      0 p -82 8 -76 56 -40 90 0 84 34 50 42 8
      1 p 0 84 34 50 42 8 0 8
      2 p -76 56 -40 90 -20 70 -50 40
      3 r 90 0 70 8
      0 p 80 8 86 40 110 60 146 50 166 8
      1 p 110 60 146 50 166 8 128 8
      2 e -160 46 18 8
      """),
  ]
}
