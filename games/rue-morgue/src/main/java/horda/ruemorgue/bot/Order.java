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
record Order(
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
  static Order usual(MorgueState s) {
    List<Integer> posts = Collections.nCopies(s.survivors(), NONE);
    return new Order(s.round, NONE, posts, false, false, false, false, false, USUAL, 0);
  }

  /// In all rounds: go on, whoever bites.
  static Order bold() {
    return new Order(ALWAYS, NONE, List.of(), true, false, false, false, false, USUAL, 0);
  }

  boolean isFor(MorgueState s) {
    return round == ALWAYS || round == s.round;
  }

  int post(int survivor) {
    return survivor < posts.size() ? posts.get(survivor) : NONE;
  }

  Order rallyAt(int zone) {
    return new Order(round, zone, posts, go, shove, fight, shut, united, fear, search);
  }

  Order send(int survivor, int zone) {
    List<Integer> changed = new ArrayList<>(posts);
    changed.set(survivor, zone);
    return new Order(round, rally, changed, go, shove, fight, shut, united, fear, search);
  }

  Order going(boolean first) {
    return new Order(round, rally, posts, first, shove, fight, shut, united, fear, search);
  }

  Order shoving(boolean first) {
    return new Order(round, rally, posts, go, first, fight, shut, united, fear, search);
  }

  Order fighting(boolean first) {
    return new Order(round, rally, posts, go, shove, first, shut, united, fear, search);
  }

  Order shut(boolean doors) {
    return new Order(round, rally, posts, go, shove, fight, doors, united, fear, search);
  }

  Order united(boolean all) {
    return new Order(round, rally, posts, go, shove, fight, shut, all, fear, search);
  }

  Order fearing(int hundredths) {
    return new Order(round, rally, posts, go, shove, fight, shut, united, hundredths, search);
  }

  Order searching(int more) {
    return new Order(round, rally, posts, go, shove, fight, shut, united, fear, more);
  }
}
