import Spots

/// What the travellers of `--demo` have written.
extension SpotStore {
  /// A note before it has a time and an id.
  struct DemoNote {
    var author: String
    var text: String
    /// Whether it was changed an hour later.
    var isEdited: Bool
    /// Who reacts how, in the order given.
    var reactions: [(rater: String, kind: ReactionKind)] = []

    init(_ author: String, _ text: String, isEdited: Bool = false, _ reactions: (String, ReactionKind)...) {
      self.author = author
      self.text = text
      self.isEdited = isEdited
      self.reactions = reactions.map { (rater: $0.0, kind: $0.1) }
    }
  }

  /// The notes as changes, in the order of the tables below; the newest of each spot is three hours old and the gaps
  /// between them are between 2 and 38 hours. `now` is in milliseconds since 1970.
  static func demoNotes(now: Int64) -> [NoteChange] {
    let hour: Int64 = 3_600_000
    var changes: [NoteChange] = []
    for (spot, notes) in demoNotes {
      var when = now - 3 * hour
      for (index, note) in notes.enumerated().reversed() {
        let id = Note.makeID(when: when, random: UInt64(changes.count))
        let edited = note.isEdited ? when + hour : nil
        changes.append(.set(Note(id: id, spot: spot, author: note.author, text: note.text, when: when, edited: edited)))
        changes += note.reactions.map { .react(Reaction(note: id, rater: $0.rater, kind: $0.kind)) }
        when -= (2 + Int64(index * 7 % 5) * 9) * hour
      }
    }
    return changes
  }

  private static let demoNotes: [(spot: Spot.ID, notes: [DemoNote])] = [
    ("barcelona", demoNotesOfBarcelona),
    (
      "bled",
      [
        DemoNote("Björn", "Row to the island yourself. The ringing of the wish bell carries over the whole lake."),
        DemoNote(
          "Chiara", "The cream cake is as good as they say. Share one, they are enormous.", ("Björn", .laugh),
          ("Amina", .heart)),
        DemoNote(
          "Esperanza",
          "Ojstrica at sunrise:\n- 30 minutes up from the camp site\n- wet rock, take real shoes\n- mist until about 8",
          ("Daisuke", .thumbsUp)),
      ]
    ),
    (
      "paris",
      [
        DemoNote("Daisuke", "The top floor of the Arab World Institute: the view over Notre-Dame, and it is free."),
        DemoNote(
          "Amina", "Closed on Tuesdays! The Louvre, that is. I stood there with my rain coat and my sandwich.",
          ("Chiara", .laugh)),
        DemoNote(
          "Esperanza", "Père-Lachaise in November, nobody there but the cats.", ("Amina", .touched), ("Björn", .heart)),
        DemoNote("Björn", "Bus 69 goes past everything for the price of one ticket.", ("Daisuke", .thumbsUp)),
      ]
    ),
    (
      "kyoto",
      [
        DemoNote(
          "Daisuke", "朝六時の伏見稲荷は静かで、鳥居の間を歩くのは私たちだけでした。昼に来てはいけません。",
          ("Amina", .heart), ("Björn", .surprised)),
        DemoNote(
          "Amina", "What Daisuke says: be at Fushimi Inari by six. After nine you only see elbows.",
          ("Daisuke", .thumbsUp)),
      ]
    ),
    (
      "istanbul",
      [
        DemoNote(
          "Chiara", "The ordinary ferry to Kadıköy beats every Bosphorus cruise. Tea on deck, gulls included.",
          ("Amina", .thumbsUp), ("Esperanza", .heart)),
        DemoNote("Amina", "Süleymaniye rather than the Blue Mosque, if you only have time for one."),
        DemoNote("Björn", "Bring socks without holes."),
        DemoNote(
          "Esperanza", "A cat slept on my bag for an hour, and I missed the last tram.\nNo regrets.",
          ("Chiara", .touched), ("Björn", .laugh), ("Daisuke", .party)),
        DemoNote("Daisuke", "Basilica Cistern: buy the ticket at the small window, not in the long queue."),
      ]
    ),
    (
      "rio-de-janeiro",
      [
        DemoNote(
          "Esperanza", "São Cristóvão market on a Sunday: forró, queijo coalho and grandmothers who out-dance you.",
          ("Chiara", .party)),
        DemoNote("Amina", "Sugarloaf an hour before sunset. Stay until the lights come on."),
      ]
    ),
    (
      "edinburgh",
      [
        DemoNote("Björn", "Arthur's Seat takes 45 minutes; the wind at the top takes your hat."),
        DemoNote("Daisuke", "In August book a bed in March.", ("Björn", .thumbsUp)),
      ]
    ),
    (
      "reykjavik",
      [
        DemoNote(
          "Daisuke", "The hot pot at Vesturbæjarlaug: the whole quarter sits there and talks about the weather."),
        DemoNote("Chiara", "A hot dog cost me what a lunch costs at home. I bought a second one.", ("Björn", .laugh)),
        DemoNote(
          "Björn", "“Gluggaveður”: weather for looking at through a window. You will need the word.",
          ("Chiara", .smile), ("Amina", .thumbsUp)),
      ]
    ),
    (
      "machu-picchu",
      [
        DemoNote(
          "Esperanza", "Take the last slot of the day. The groups are on their train and the llamas come back.",
          ("Amina", .heart)),
        DemoNote(
          "Amina", "Two days in Cusco first, really. My head is still sorry.", isEdited: true, ("Esperanza", .touched)),
        DemoNote("Björn", "Rain poncho, passport, printed ticket, small change for the toilet by the gate."),
      ]
    ),
    (
      "new-york-city",
      [
        DemoNote(
          "Chiara",
          "The Staten Island ferry is free and passes the Statue of Liberty. Go there, turn round, come back.",
          ("Daisuke", .thumbsUp), ("Amina", .thumbsUp)),
        DemoNote("Amina", "Sunday service in Harlem at eleven; dress as if your aunt were watching."),
      ]
    ),
  ]

  /// More than fit any screen, short and long, by two people besides those who rate.
  private static let demoNotesOfBarcelona = [
    DemoNote(
      "Amina", "Go up to the Bunkers del Carmel for the sunset. Bring water.", ("Chiara", .thumbsUp), ("Björn", .heart)),
    DemoNote("Björn", "Sagrada Família: the first slot of the morning, when the light comes through the blue windows."),
    DemoNote("Chiara", "Blue in the morning, red in the evening. Go twice.", ("Björn", .thumbsUp)),
    DemoNote(
      "Daisuke", "Watch your phone on line 3.", ("Amina", .thumbsUp), ("Esperanza", .thumbsUp), ("Chiara", .surprised)),
    DemoNote(
      "Esperanza",
      "Soy de aquí, un consejo: la Boqueria es para la foto; para comer, el mercado de Santa Caterina o el de la "
        + "Concepció. Pregunta por el pescado del día y no por la carta en inglés.",
      ("Daisuke", .heart), ("Amina", .thumbsUp)),
    DemoNote("Björn", "Ate at ten in the evening. We were the first."),
    DemoNote("Esperanza", "At ten? Tourists.", ("Björn", .laugh), ("Chiara", .laugh), ("Amina", .laugh)),
    DemoNote(
      "Amina",
      "My day with two children:\n1. Park Güell at nine, before it gets hot\n2. lunch in Gràcia, on Plaça de la Vila\n"
        + "3. the beach at Bogatell, not Barceloneta\n4. ice cream (this is not optional)",
      ("Chiara", .heart), ("Farid", .thumbsUp)),
    DemoNote("Daisuke", "The T-casual card is for one person only. We learned that at the gate."),
    DemoNote("Chiara", "El Born at night 🌙"),
    DemoNote("Farid", "Is the funicular to Tibidabo running again?"),
    DemoNote("Esperanza", "It is. The red Ferris wheel too, at weekends.", ("Farid", .thumbsUp)),
    DemoNote(
      "Björn",
      "Montserrat makes a good day out. Take the rack railway up and walk to Sant Jeroni, an hour and a half on a stepped "
        + "path, with a view from the Pyrenees to the sea if the air is clear. There is no water up there at all, so carry "
        + "it; and look at the time of the last train before you sit down for another coffee, because we did not, and the "
        + "taxi cost more than the hotel.",
      isEdited: true,
      ("Amina", .surprised), ("Daisuke", .thumbsUp), ("Esperanza", .laugh)),
    DemoNote("Daisuke", "カサ・ミラの屋上は夕方がいちばん。煙突が兵隊のように見えます。", ("Amina", .smile)),
    DemoNote(
      "Amina", "Pa amb tomàquet. That's the note.", ("Esperanza", .heart), ("Chiara", .heart), ("Björn", .heart)),
    DemoNote(
      "Chiara",
      "Rain? Museum of Catalan art, the Romanesque rooms. Whole painted apses, brought down from the mountains."),
    DemoNote("Esperanza", "And on Saturdays after three you pay nothing.", ("Chiara", .thumbsUp)),
    DemoNote("Farid", "+1 for the Romanesque rooms."),
    DemoNote("Björn", "Sand everywhere. Still finding it.", ("Amina", .laugh)),
    DemoNote("Daisuke", "Good coffee: behind the cathedral, the one with three stools."),
    DemoNote(
      "Chiara",
      "We rented bicycles and rode along the sea from the W to the Fòrum and back. Flat all the way, palm trees, chess "
        + "players, a man with a parrot.",
      ("Esperanza", .smile)),
    DemoNote(
      "Amina", "The parrot is called Paco.", ("Chiara", .party), ("Esperanza", .laugh), ("Daisuke", .laugh),
      ("Björn", .laugh)),
    DemoNote(
      "Esperanza", "Sant Jordi, 23 April: roses and books on every corner. The best day of the year to be here.",
      ("Amina", .heart), ("Chiara", .heart)),
    DemoNote("Grete", "Hotel near Sants = noise. Gràcia = sleep.", ("Amina", .thumbsUp)),
    DemoNote(
      "Daisuke", "Palau de la Música: the cheapest seat is under the glass roof, which is why you came.",
      ("Chiara", .thumbsUp)),
    DemoNote("Björn", "Closed for a holiday nobody could explain. Went to the beach."),
    DemoNote(
      "Chiara",
      "La Mercè, end of September: people build towers of people, six storeys high, with a child on top.\nI could not look.\nI looked.",
      ("Esperanza", .heart), ("Grete", .surprised)),
    DemoNote("Amina", "Castell de Montjuïc by cable car; down on foot through the gardens, past the cactuses."),
    DemoNote("Daisuke", "Camp Nou was a building site. The scarf was nice.", ("Esperanza", .touched)),
    DemoNote(
      "Esperanza", "Menú del día, always: three courses, wine, the price of one starter on the Rambla.",
      ("Björn", .thumbsUp), ("Farid", .thumbsUp)),
    DemoNote("Björn", "Never order paella for one.", ("Esperanza", .thumbsUp)),
    DemoNote("Chiara", "Airport bus from Plaça de Catalunya, every ten minutes, half an hour. Easy."),
    DemoNote(
      "Amina",
      "Last evening: sat on the steps of the Plaça del Rei, someone played the cello, nobody spoke.\n\n"
        + "I'll be back.",
      ("Chiara", .touched), ("Björn", .heart), ("Daisuke", .touched)),
    DemoNote("Grete", "¡Hasta luego!", ("Esperanza", .smile)),
    DemoNote("Daisuke", "Booked again for October.", ("Esperanza", .party), ("Amina", .party)),
    DemoNote("Esperanza", "Call me when you land.", ("Daisuke", .smile)),
  ]
}
