/// The letters that accented Latin ones are searched by: two characters each, "." for none.
///
/// They are the first letters of the canonical or compatibility decompositions in UnicodeData.txt (Unicode 15), in
/// lower case; those without one (ß æ ø đ ð þ ł ı ħ œ ŋ ŧ …) have the letters that people type instead.
enum FoldTable {
  /// U+00C0…U+024F: Latin-1 Supplement, Latin Extended-A and -B.
  static let latin: StaticString = """
    a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.d.n.o.o.o.o.o...o.u.u.u.u.y.thssa.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.\
    d.n.o.o.o.o.o...o.u.u.u.u.y.thy.a.a.a.a.a.a.c.c.c.c.c.c.c.c.d.d.d.d.e.e.e.e.e.e.e.e.e.e.g.g.g.g.\
    g.g.g.g.h.h.h.h.i.i.i.i.i.i.i.i.i.i.ijijj.j.k.k.k.l.l.l.l.l.l.l.l.l.l.n.n.n.n.n.n.n.n.n.o.o.o.o.\
    o.o.oeoer.r.r.r.r.r.s.s.s.s.s.s.s.s.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.u.u.w.w.y.y.y.z.z.z.z.z.z.s.\
    b.b.b.b.......c.c.d.d.d.d...e.e.e.f.f.g...hv..i.k.k.l.....n.n.o.o.o.....p.p...........t.t.t.t.u.\
    u...v.y.y.z.z...........................dzdzdzljljljnjnjnja.a.i.i.o.o.u.u.u.u.u.u.u.u.u.u.e.a.a.\
    a.a.aeaeg.g.g.g.k.k.o.o.o.o.....j.dzdzdzg.g.hv..n.n.a.a.aeaeo.o.a.a.a.a.e.e.e.e.i.i.i.i.o.o.o.o.\
    r.r.r.r.u.u.u.u.s.s.t.t.....h.h.n.d.ououz.z.a.a.e.e.o.o.o.o.o.o.o.o.y.y.l.n.t.j.....a.c.c.l.t.s.\
    z.....b.u...e.e.j.j.q.q.r.r.y.y.
    """

  /// U+1E00…U+1EFF: Latin Extended Additional.
  static let additional: StaticString = """
    a.a.b.b.b.b.b.b.c.c.d.d.d.d.d.d.d.d.d.d.e.e.e.e.e.e.e.e.e.e.f.f.g.g.h.h.h.h.h.h.h.h.h.h.i.i.i.i.\
    k.k.k.k.k.k.l.l.l.l.l.l.l.l.m.m.m.m.m.m.n.n.n.n.n.n.n.n.o.o.o.o.o.o.o.o.p.p.p.p.r.r.r.r.r.r.r.r.\
    s.s.s.s.s.s.s.s.s.s.t.t.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.v.v.v.v.w.w.w.w.w.w.w.w.w.w.x.x.x.x.y.y.\
    z.z.z.z.z.z.h.t.w.y.a.s.s.s.ss..a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.e.e.e.e.e.e.e.e.\
    e.e.e.e.e.e.e.e.i.i.i.i.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.u.u.u.u.u.u.u.u.u.u.u.u.\
    u.u.y.y.y.y.y.y.y.y.llllv.v.y.y.
    """
}
