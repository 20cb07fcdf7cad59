import Testing
import Cells
@testable import VacationUI
@Test func look() {
  for (w, h) in [(80, 24), (40, 12), (20, 5), (130, 40)] {
    var s = Sample.state(w, h)
    print(s.screen)
    s.tap(.enter)
    print(s.screen)
    s.type(.character("r"))
    print(s.screen)
  }
  var s = Sample.state()
  s.take(.tap(.key(.enter), provisional: true))
  print(s.screen)
}
