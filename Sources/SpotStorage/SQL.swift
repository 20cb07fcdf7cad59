/// Every statement that a store runs on its tables; its raw value is the SQL.
enum SQL: String {
  case allRatings = "SELECT spot, rater, stars, at FROM ratings ORDER BY spot, rater"
  case ratingsOfSpot = "SELECT spot, rater, stars, at FROM ratings WHERE spot = ?1 ORDER BY rater"
  case rating = "SELECT spot, rater, stars, at FROM ratings WHERE spot = ?1 AND rater = ?2"
  case addRating = "INSERT INTO ratings (spot, rater, stars, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING"
  case replaceRating = "UPDATE ratings SET stars = ?3, at = ?4 WHERE spot = ?1 AND rater = ?2"
  case removeRating = "DELETE FROM ratings WHERE spot = ?1 AND rater = ?2"
  case allNotes = "SELECT id, spot, author, text, at, edited FROM notes ORDER BY spot, at, id"
  case notesOfSpot = "SELECT id, spot, author, text, at, edited FROM notes WHERE spot = ?1 ORDER BY at, id"
  case note = "SELECT id, spot, author, text, at, edited FROM notes WHERE id = ?1"
  case addNote =
    "INSERT INTO notes (id, spot, author, text, at, edited) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING"
  case replaceNote = "UPDATE notes SET spot = ?2, author = ?3, text = ?4, at = ?5, edited = ?6 WHERE id = ?1"
  case removeNote = "DELETE FROM notes WHERE id = ?1"
  case allReactions = "SELECT note, rater, kind FROM reactions ORDER BY note, rater"
  case reactionsOfSpot =
    "SELECT note, rater, kind FROM reactions JOIN notes ON id = note WHERE spot = ?1 ORDER BY note, rater"
  case reactionsToNote = "SELECT note, rater, kind FROM reactions WHERE note = ?1 ORDER BY rater"
  case setReaction =
    "INSERT INTO reactions (note, rater, kind) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET kind = excluded.kind"
  case removeReaction = "DELETE FROM reactions WHERE note = ?1 AND rater = ?2"
  case removeReactionsToNote = "DELETE FROM reactions WHERE note = ?1"
  case allSettings = "SELECT name, value FROM settings ORDER BY name"
  case setting = "SELECT value FROM settings WHERE name = ?1"
  case setSetting =
    "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
  case removeSetting = "DELETE FROM settings WHERE name = ?1"
  case dataVersion = "PRAGMA data_version"
}
