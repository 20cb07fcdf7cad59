extension Silhouette {
  /// South America and Easter Island.
  static let southAmerica: [Silhouette] = [
    // The statue on its mountain, and the Sugarloaf.
    Silhouette(
      "rio-de-janeiro", PostcardScene(.none, .towers, .lagoon, .palms), .wild, height: 1, width: 230, lit: 2,
      [0xF2EEE4, 0xC4BCB0, 0x4E8A58, 0x38694A, 0x7A7C78],
      """
      2 p -80 0 -50 34 -24 58 -6 70 6 70 20 54 36 30 60 0
      3 p 6 70 20 54 36 30 60 0 20 0
      0 p -4 68 -3 88 3 88 4 68
      0 p -19 88 -18 91 -3 92 3 92 18 91 19 88 3 86 -3 86
      0 e 0 96 3 4
      4 p 66 0 72 30 84 48 96 50 106 32 112 0
      2 p 100 0 112 16 126 10 136 0
      """),
    // Terraces below the peak.
    Silhouette(
      "machu-picchu", PostcardScene(.peaks, .none, .jungle), .wild, height: 0.98, width: 260,
      [0xC9C0AE, 0x8E8676, 0x5F9A4E, 0x47784A, 0x34603F],
      """
      3 p -20 0 -2 40 14 78 30 100 42 92 56 60 70 36 84 52 96 46 130 0
      4 p 30 100 42 92 56 60 70 36 60 0 30 10
      2 p -140 0 -120 44 -80 46 -40 30 0 28 50 18 100 0
      0 r -118 36 30 5
      0 r -112 28 44 3
      0 r -106 20 60 3
      0 r -98 12 76 3
      0 r -90 4 90 3
      0 r -80 46 10 10
      1 t -75 56 12 8
      0 r -64 40 10 10
      1 t -59 50 12 8
      0 r -48 34 10 10
      1 t -43 44 12 8
      0 r -26 28 12 9
      1 t -20 37 14 8
      0 r 0 22 10 9
      1 t 5 31 12 7
      """),
    // The statues that look inland.
    Silhouette(
      "easter-island", PostcardScene(.hills, .none, .meadow), .wild, height: 0.84, width: 250,
      [0x8E867A, 0x5E574F, 0x4A443E, 0x6F675C],
      """
      2 r -120 0 240 12
      0 p -108 12 -106 34 -100 40 -102 54 -104 76 -82 78 -78 60 -76 42 -72 36 -72 12
      2 p -104 70 -104 76 -82 78 -80 70
      1 p -94 66 -98 50 -92 48 -90 66
      1 p -86 12 -84 40 -82 78 -78 60 -76 42 -72 36 -72 12
      0 p -52 12 -50 38 -44 46 -46 62 -48 90 -22 92 -18 70 -16 48 -12 40 -12 12
      1 p -28 12 -26 46 -22 92 -18 70 -16 48 -12 40 -12 12
      2 p -48 84 -48 92 -22 94 -20 84
      1 p -38 78 -42 58 -36 56 -33 78
      0 p 14 12 16 36 22 42 20 58 18 82 42 84 46 64 48 44 52 38 52 12
      1 p 38 12 40 42 42 84 46 64 48 44 52 38 52 12
      2 p 18 76 18 84 42 86 44 76
      1 p 28 72 24 54 30 52 33 72
      0 p 74 12 76 30 80 36 79 50 77 66 98 68 102 52 103 36 107 30 107 12
      1 p 94 12 96 36 98 68 102 52 103 36 107 30 107 12
      2 p 77 61 77 67 98 70 100 61
      """),
    // Curtains of water in the forest.
    Silhouette(
      "iguazu-falls", PostcardScene(.greenHills, .broadleaf, .lake, .leaves), .wild, height: 0.78, width: 330,
      [0xEDF6FA, 0x6A5A48, 0x3E8448, 0xB8D8E6],
      """
      1 p -160 0 -160 84 160 84 160 0
      2 p -160 78 -160 94 -100 90 -40 96 40 90 110 96 160 92 160 78
      0 r -148 46 30 36
      0 r -142 0 26 40
      0 r -104 40 40 42
      0 r -98 0 44 36
      2 p -160 38 -160 48 -40 44 -40 36
      0 r -30 0 64 82
      0 r 50 42 34 40
      0 r 56 0 34 36
      2 p 44 36 44 46 160 46 160 36
      0 r 100 44 44 38
      0 r 104 0 36 38
      3 r -20 0 6 82 * 4 14
      3 r -90 4 5 76 * 2 16
      3 r 64 4 5 76
      3 d 0 0 70 14
      """),
    // The obelisk.
    Silhouette(
      "buenos-aires", PostcardScene(.none, .towers, .street, .leaves), height: 0.92, width: 50,
      [0xF4F0E6, 0xC2BCB2, 0x8C8880],
      """
      2 r -18 0 36 5
      0 p -8 5 -6 90 0 100 6 90 8 5
      1 p 0 100 6 90 8 5 1 5
      """),
    // The towers of granite.
    Silhouette(
      "torres-del-paine", PostcardScene(.peaks, .none, .lake), .far, height: 0.98, width: 260,
      [0xA0938C, 0x6C6A74, 0xF2F6FA, 0x4E5666, 0xC8BCB0],
      """
      3 p -140 0 -110 30 -80 44 -60 36 60 40 90 50 120 28 140 0
      0 p -54 30 -48 70 -42 82 -36 66 -26 34
      1 p -42 82 -36 66 -26 34 -38 34
      0 p -20 32 -12 84 -2 100 8 78 16 34
      1 p -2 100 8 78 16 34 2 34
      0 p 24 34 32 72 44 90 52 68 60 36
      1 p 44 90 52 68 60 36 46 36
      2 p -110 30 -80 44 -60 36 -30 38 0 40 40 42 70 44 90 50 120 28 90 34 60 28 20 30 -20 26 -60 26
      """),
    // The glacier's front.
    Silhouette(
      "perito-moreno", PostcardScene(.peaks, .none, .lake), .wild, height: 0.5, width: 460,
      [0xE4F1F8, 0x8FC0DC, 0xC4E0F0],
      """
      0 p -240 0 -240 70 -200 82 -190 74 -160 90 -150 78 -120 88 -100 80 -70 96 -60 82 -30 92 0 84 30 98 44 82 80 94 110 80 140 90 170 76 200 84 240 66 240 0
      2 p -240 0 -240 40 -180 48 -120 40 -60 50 0 42 60 50 120 42 180 46 240 36 240 0
      1 l -200 0 -196 74 4
      1 l -150 0 -148 76 4
      1 l -100 0 -98 78 4
      1 l -58 0 -60 80 4
      1 l 0 0 2 82 4
      1 l 44 0 44 80 4
      1 l 110 0 108 78 4
      1 l 168 0 170 74 4
      """),
    // Water from the table mountain.
    Silhouette(
      "angel-falls", PostcardScene(.greenHills, .none, .jungle, .leaves), .wild, height: 1, width: 280,
      [0xB08468, 0x7A5A4A, 0x4E8A50, 0xF2F8FC],
      """
      0 p -130 0 -122 60 -110 88 -60 96 40 98 100 90 116 64 130 0
      1 p 40 98 100 90 116 64 130 0 60 0 66 50
      1 l -80 90 -84 30 5
      1 l -40 94 -44 20 5
      2 p -116 84 -60 100 40 102 104 92 40 95 -60 93
      3 r -6 14 7 83
      3 p -10 0 -5 20 2 20 10 0
      2 p -140 0 -90 26 -40 14 -10 10 20 10 60 20 140 0
      """),
  ]
}
