extension Silhouette {
  /// From the Taj Mahal to the Himalayas and Ceylon.
  static let southAsia: [Silhouette] = [
    // The white tomb and its four minarets.
    Silhouette(
      "taj-mahal", PostcardScene(.none, .none, .lake), height: 0.94, width: 170,
      [0xF6F1EA, 0xC3BCC4, 0xDDD6DA, 0x6E6878],
      """
      2 r -84 0 168 8
      0 r -42 8 84 36
      1 r 30 8 12 36
      0 r -18 8 36 42
      3 a -11 8 22 34
      3 A 24 10 10 12
      3 A 24 26 10 12
      0 r -16 48 32 8
      0 p -15 56 -20 64 -20 72 -13 82 -4 90 0 100 4 90 13 82 20 72 20 64 15 56
      1 p 8 56 12 66 10 76 2 92 4 90 13 82 20 72 20 64 15 56
      0 R 24 44 12 6
      2 O 30 50 8 16
      0 P 80 8 78 64 74 64 72 8
      2 D 76 64 5 9
      0 R 71 40 10 3
      """),
    // The palace of winds.
    Silhouette(
      "jaipur", PostcardScene(.hills, .medina, .street, .palms), height: 0.86, width: 150,
      [0xD9765C, 0xF4D8C4, 0xB4543F],
      """
      0 r -70 0 140 34
      0 p -70 34 -54 34 -54 50 -38 50 -38 66 -22 66 -22 82 22 82 22 66 38 66 38 50 54 50 54 34 70 34
      2 r -70 32 140 2
      2 r -54 48 108 2
      2 r -38 64 76 2
      1 a -62 8 8 18 * 8 16
      1 a -48 36 7 10 * 7 15
      1 a -32 52 7 10 * 5 15
      1 a -16 68 6 10 * 3 13
      0 d -15 82 7 10 * 3 15
      0 D 46 50 7 10
      0 D 62 34 7 10
      """),
    // The stupa with the eyes.
    Silhouette(
      "kathmandu", PostcardScene(.peaks, .eastern, .street), height: 0.9, width: 170,
      [0xF7F4EC, 0xC9C6C4, 0xE0B040, 0x3A4A8A],
      """
      0 r -80 0 160 10
      1 r -66 10 132 6
      0 d 0 14 56 38
      0 r -14 48 28 14
      2 r -14 48 28 14
      3 e -6 55 3 2
      3 e 6 55 3 2
      2 p -13 62 -3 86 3 86 13 62
      2 r -7 86 14 3
      2 t 0 88 8 12
      3 l 0 92 -78 10 1
      3 l 0 92 78 10 1
      """),
    // The highest mountain.
    Silhouette(
      "everest", PostcardScene(.peaks, .none, .snow), .far, height: 0.98, width: 260,
      [0x64718A, 0x47546E, 0xF8FAFD, 0xC4D2E6, 0xE0554A],
      """
      0 p -140 0 -100 40 -76 58 -50 52 -16 90 6 100 22 90 50 60 76 70 96 54 140 0
      1 p 6 100 22 90 50 60 60 0 20 20 10 60
      2 p -100 40 -76 58 -62 54 -74 38 -92 24
      2 p -30 74 -16 90 -6 94 -12 70 -22 50 -34 44
      2 p 50 60 76 70 96 54 80 40 70 52 58 44
      3 p 22 90 50 60 36 50 24 66
      2 p -140 0 -60 20 -20 10 40 18 140 0
      """),
    // The lake and the fish-tail mountain.
    Silhouette(
      "pokhara", PostcardScene(.greenHills, .none, .lake, .boats), .far, height: 0.96, width: 260,
      [0x7484A0, 0x54647E, 0xF8FBFE, 0xC8D6E8],
      """
      0 p -140 0 -104 52 -88 66 -60 50 -30 70 -12 96 -6 100 -1 92 5 97 14 80 34 50 64 62 84 76 104 54 140 0
      1 p 5 97 14 80 34 50 40 0 6 40
      1 p 84 76 104 54 140 0 92 10
      2 p -30 70 -12 96 -6 100 -1 92 5 97 14 80 4 66 -6 76 -16 56
      2 p -104 52 -88 66 -70 56 -82 48 -94 46
      2 p 64 62 84 76 98 60 84 54 74 52
      """),
    // The monastery in the cliff.
    Silhouette(
      "paro-taktsang", PostcardScene(.greenHills, .pines, .jungle, .pines), .wild, height: 1, width: 180, lit: 1,
      [0xF4EEE2, 0x6C6A64, 0xA83A2C, 0xD9A83C, 0x86847C, 0x3E6B48],
      """
      1 p -96 0 -80 50 -70 100 -60 108 96 108 96 0
      4 p -80 50 -70 100 -50 80 -58 40 -44 10 -70 0
      4 p 40 100 60 60 50 20 80 0 96 0 96 108 60 108
      0 r -44 40 26 22
      3 p -48 62 -31 70 -14 62
      0 r -14 46 34 26
      2 r -14 66 34 4
      3 p -20 72 3 82 26 72
      3 t 3 80 8 8
      0 r 24 38 22 20
      2 r 24 54 22 3
      3 p 20 58 35 66 50 58
      w r -38 48 4 7 * 3 7
      w r -8 52 4 8 * 4 7
      5 e -40 34 24 6
      5 e 20 34 30 7
      """),
    // The lion's rock.
    Silhouette(
      "sigiriya", PostcardScene(.greenHills, .broadleaf, .jungle, .leaves), .wild, height: 0.84, width: 190,
      [0xB9764E, 0x84503A, 0x5E9450, 0xD49A6C],
      """
      0 p -64 0 -60 40 -66 66 -56 90 -40 96 50 98 64 84 60 50 66 0
      1 p 50 98 64 84 60 50 66 0 36 0 40 50 34 92
      3 p -56 80 -40 92 -30 60 -38 30 -52 50
      2 p -58 92 -40 102 0 99 50 103 62 92 40 94 -40 92
      """),
  ]
}
