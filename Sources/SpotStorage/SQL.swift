/// Every statement that a store runs on its tables; its raw value is the SQL.
enum SQL: String {
  case allRatings = "SELECT spot, rater, stars, at FROM ratings ORDER BY spot, rater"
  case ratingsOfSpot = "SELECT spot, rater, stars, at FROM ratings WHERE spot = ?1 ORDER BY rater"
  case rating = "SELECT spot, rater, stars, at FROM ratings WHERE spot = ?1 AND rater = ?2"
  case addRating = "INSERT INTO ratings (spot, rater, stars, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING"
  case replaceRating = "UPDATE ratings SET stars = ?3, at = ?4 WHERE spot = ?1 AND rater = ?2"
  case removeRating = "DELETE FROM ratings WHERE spot = ?1 AND rater = ?2"
  case allSettings = "SELECT name, value FROM settings ORDER BY name"
  case setting = "SELECT value FROM settings WHERE name = ?1"
  case setSetting =
    "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
  case removeSetting = "DELETE FROM settings WHERE name = ?1"
  case dataVersion = "PRAGMA data_version"
}
