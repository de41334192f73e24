package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.HANDS;

import horda.engine.Hints;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.state.MorgueState;

/// Rule of thumb: when to look for weapons, and when to take others in hand.
final class Kit {
  private Kit() {}

  /// Early for weapons; later when nothing else is to be done.
  static int search(Marching plan, MorgueState s, int survivor) {
    boolean armed = Worth.best(s, survivor) >= Worth.ARMED && !plan.lacksOpener();
    boolean pressed = Threat.beside(s, s.zone[survivor]) > 2 || needed(s, survivor);
    return armed || pressed ? Thumb.END + 10 : 996;
  }

  /// Whether a friend next door is in trouble.
  private static boolean needed(MorgueState s, int survivor) {
    Ways ways = s.ways();
    for (int i = 0; i < ways.exits(s.zone[survivor]); i++) {
      int zone = ways.exit(s.zone[survivor], i);
      if (s.zombies(zone) > 0 && Threat.friends(s, zone, survivor) > 0) {
        return true;
      }
    }
    return false;
  }

  static int reorganize(MorgueState s, int survivor) {
    int now = Worth.hands(s, survivor, s.slot(survivor, 0), s.slot(survivor, 1));
    int best = now;
    for (int hand = 0; hand < HANDS; hand++) {
      int other = s.slot(survivor, 1 - hand);
      for (int slot = HANDS; slot < s.capacity(survivor); slot++) {
        best = Math.max(best, Worth.hands(s, survivor, s.slot(survivor, slot), other));
      }
    }
    boolean webbed = s.has(survivor, Skill.WEBBING);
    return webbed || best <= now ? Hints.FOOLISH : best > now + 60 ? 640 : 0;
  }
}
