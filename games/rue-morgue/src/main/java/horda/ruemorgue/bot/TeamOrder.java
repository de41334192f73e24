package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What a team is told for a round; rules of thumb do the rest.
///
/// @param round the round it is for, or [#ALWAYS]
/// @param rally where all stop who have nothing else to do, or NONE for where rules of thumb would
/// @param posts by survivor: where somebody goes alone, or NONE
/// @param go first of all go there, and leave fights to those who have arrived
/// @param shove who can push zombies away begins with it
/// @param fight shoot first, then walk
/// @param shut open no doors
/// @param united send nobody for an Objective but those with a post
/// @param fear what danger on the way counts, in hundredths
/// @param search what looking for weapons counts more than usual
record TeamOrder(
    int round,
    int rally,
    List<Integer> posts,
    boolean go,
    boolean shove,
    boolean fight,
    boolean shut,
    boolean united,
    int fear,
    int search) {
  static final int ALWAYS = -1;

  private static final int USUAL = 100;

  /// Nothing out of the usual.
  static TeamOrder usual(MorgueState s) {
    List<Integer> posts = Collections.nCopies(s.survivors(), NONE);
    return new TeamOrder(s.round, NONE, posts, false, false, false, false, false, USUAL, 0);
  }

  /// In all rounds: go on, whoever bites.
  static TeamOrder bold() {
    return new TeamOrder(ALWAYS, NONE, List.of(), true, false, false, false, false, USUAL, 0);
  }

  boolean isFor(MorgueState s) {
    return round == ALWAYS || round == s.round;
  }

  int post(int survivor) {
    return survivor < posts.size() ? posts.get(survivor) : NONE;
  }

  TeamOrder rallyAt(int zone) {
    return new TeamOrder(round, zone, posts, go, shove, fight, shut, united, fear, search);
  }

  TeamOrder send(int survivor, int zone) {
    List<Integer> changed = new ArrayList<>(posts);
    changed.set(survivor, zone);
    return new TeamOrder(round, rally, changed, go, shove, fight, shut, united, fear, search);
  }

  TeamOrder going(boolean first) {
    return new TeamOrder(round, rally, posts, first, shove, fight, shut, united, fear, search);
  }

  TeamOrder shoving(boolean first) {
    return new TeamOrder(round, rally, posts, go, first, fight, shut, united, fear, search);
  }

  TeamOrder fighting(boolean first) {
    return new TeamOrder(round, rally, posts, go, shove, first, shut, united, fear, search);
  }

  TeamOrder shut(boolean doors) {
    return new TeamOrder(round, rally, posts, go, shove, fight, doors, united, fear, search);
  }

  TeamOrder united(boolean all) {
    return new TeamOrder(round, rally, posts, go, shove, fight, shut, all, fear, search);
  }

  TeamOrder fearing(int hundredths) {
    return new TeamOrder(round, rally, posts, go, shove, fight, shut, united, hundredths, search);
  }

  TeamOrder searching(int more) {
    return new TeamOrder(round, rally, posts, go, shove, fight, shut, united, fear, more);
  }
}
