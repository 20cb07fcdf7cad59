import SpotStorage
import Testing

@Suite("What errors say")
struct StoreErrorTests {
  @Test(
    "Each error names its file, what is wrong and the cure",
    arguments: [
      (.damaged, "/d/f is damaged (why). It was left as it is: save what can be saved with `sqlite3 FILE .recover`"),
      (.foreign, "/d/f is not a store of vacation-spots (why). It was left as it is: choose another folder"),
      (.newer(found: 3, known: 1), "/d/f was made by a newer vacation-spots (store version 3, this program knows 1)"),
      (.readOnly, "/d/f cannot be written (why). Nothing was changed: make it writable"),
      (.locked(milliseconds: 10_000), "/d/f has been locked by another program for 10 s (why). Nothing was changed"),
      (.locked(milliseconds: 20), "/d/f has been locked by another program for 20 ms (why). Nothing was changed"),
      (.diskFull, "no room on the disk for /d/f (why). Nothing was changed: free some space"),
      (.noPermission, "no permission to use /d/f (why). Ask its owner for access"),
      (.notAFolder, "/d/f is not a folder (why). Move it away"),
      (.notAFile, "/d/f is not a plain file (why). Move it away"),
      (.homeMissing, "the home folder /d/f does not exist (why). Set HOME"),
      (
        .noteTooLong(bytes: 20_000, limit: 16_384),
        "a note for /d/f has 20000 bytes of text, and 16384 are the most (why). Nothing was changed: shorten"
      ),
      (.failed, "/d/f cannot be used (why). Nothing was changed"),
    ] as [(StoreError.Problem, String)])
  func texts(problem: StoreError.Problem, text: String) {
    #expect(StoreError(problem, path: "/d/f", detail: "why").description.hasPrefix(text))
  }
}
