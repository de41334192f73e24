/// Zombicide Season 3: Rue Morgue. The entry is [horda.ruemorgue.RueMorgue]; the table is
/// [horda.ruemorgue.state.MorgueState]; what is in the box is `content`, the board `map`, the
/// missions `mission`; `rules` has an index of chapters.
package horda.ruemorgue;
