package horda.engine;

import java.util.List;

/// Plans for a whole stretch of play, such as a round of a team, for a search that compares plans
/// instead of single choices. A plan is rules of thumb that have been told what to do; it looks at
/// what really happens and does its best. Where one choice alone changes little and many together
/// change everything, a search sees further so. The states handed in are imagined ones.
public interface Schemes<S extends State> {
  /// What [#moment] gives where thinking would be of no use.
  int NO_USE = -1;

  /// Is there something to plan for this seat, here and now?
  boolean apply(S imagined, int seat);

  /// The stretch at hand, such as the round; a plan is good for one.
  int stretch(S imagined);

  /// Changes whenever it is time to think again within a stretch.
  int moment(S imagined, Question<S> question);

  /// Plans to begin with, the usual way to play first.
  List<Hints<S>> propose(S imagined, int seat);

  /// A plan much like another.
  Hints<S> vary(S imagined, Hints<S> plan, Chance chance);

  /// How a playout can go on when the stretch is over, at least one way. The best of them counts,
  /// because a bot that thinks again then will not choose the worst.
  List<Hints<S>> afterwards();

  /// How many stretches after the current one are played out.
  int ahead();

  /// What a position is worth after them, above 0; only how many times better one is counts.
  double worth(S imagined, int seat);
}
