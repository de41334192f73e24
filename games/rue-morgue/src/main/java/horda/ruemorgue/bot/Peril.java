package horda.ruemorgue.bot;

import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: what it is like to be somewhere when the zombies act. Who is unhurt can take a
/// bite for the others, so one is safest among friends; most survivors who die, die alone.
final class Peril {
  private static final int BITE = 82;

  /// A bite more than there are unhurt ones.
  private static final int DEATH = 424;

  /// Each zombie next door, and each beyond what the team can kill in a round.
  private static final int BESIDE = 3;

  private static final int OVER = 8;

  /// Being alone, and that for each zombie about.
  private static final int ALONE = 60;

  private static final int ABOUT = 28;

  /// Friends who have played stay; others may go on. Two who stay are company enough.
  private static final int STAYS = 100;

  private static final int MAY_GO = 22;
  private static final int COMPANY = 200;

  /// Part of it, in hundredths, for a survivor that can still go on or fight.
  private static final int PASSING = 55;

  /// Actions of a turn, for rules of thumb.
  private static final int TURN = 3;

  private Peril() {}

  /// Of a zone for a survivor who is there or might go there.
  ///
  /// @param left actions that would be left
  static int of(Marching plan, MorgueState s, int survivor, int zone, int left) {
    int unhurt = 0;
    int fresh = 0;
    int power = 0;
    int company = 0;
    for (int friend = 0; friend < s.survivors(); friend++) {
      boolean here = friend == survivor || s.zone[friend] == zone && !s.aloft(friend);
      if (plan.comes(friend, zone)) {
        int way = s.ways().distance(s.zone[friend], zone) + s.zombies(s.zone[friend]);
        int spare = Rally.actions(s, friend) - way;
        if (spare >= 0) {
          unhurt += s.wounds(friend) == 0 ? 1 : 0;
          power += TURN * Worth.rate(s, friend, false);
          company += STAYS;
          fresh += spare * Worth.rate(s, friend, true);
        }
      }
      if (here && !Rivals.are(s, survivor, friend)) {
        unhurt += s.wounds(friend) == 0 ? 1 : 0;
        power += TURN * Worth.rate(s, friend, false);
        boolean acts = friend != survivor && !s.marked(friend, MorgueState.ACTIVATED);
        company += friend == survivor ? 0 : acts ? MAY_GO : STAYS;
        int actions = acts ? TURN : friend == survivor ? left : 0;
        fresh += actions * Worth.rate(s, friend, true);
      }
    }
    int zombies = s.zombies(zone);
    int here = Threat.bites(s, zone);
    int killed = Math.min(zombies, fresh / 100);
    int bites = Threat.soon(s, zone) - here;
    bites += zombies == 0 ? 0 : here * (zombies - killed) / zombies;
    int beside = Threat.beside(s, zone);
    int peril = BITE * Math.min(bites, unhurt) + DEATH * Math.max(0, bites - unhurt);
    peril += BESIDE * beside + OVER * Math.max(0, zombies - killed + beside - power / 100);
    if (company < COMPANY) {
      int alone = ABOUT * Math.min(6, plan.crowd(zone)) + ALONE;
      peril += alone * (COMPANY - company) / COMPANY;
    }
    return left > 0 ? peril * PASSING / 100 : peril;
  }
}
