package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// NOISE: how loud a zone is.
public final class Noise {
  /// Louder than anything that can be counted: Loud, or a helicopter overhead.
  public static final int NOISIEST = 10_000;

  private Noise() {}

  /// Puts down a token (RMO-NOISE-01, 07); who makes noise is rotten no more (RMO-SK-66).
  public static void make(MorgueState s, int survivor, Out out) {
    int zone = s.zone[survivor];
    if (s.noise[zone] < Byte.MAX_VALUE) {
      s.noise[zone]++;
    }
    s.mark(survivor, MorgueState.MADE_NOISE);
    out.tell(MorgueEvent.NOISE, s.who[survivor], zone, s.noise[zone]);
    endRotten(s, survivor, out);
  }

  /// A survivor who fights or makes noise is no longer rotten (RMO-SK-66).
  static void endRotten(MorgueState s, int survivor, Out out) {
    if (s.marked(survivor, MorgueState.ROTTEN)) {
      s.unmark(survivor, MorgueState.ROTTEN);
      out.tell(MorgueEvent.ROTTEN_NO_MORE, s.who[survivor]);
    }
  }

  /// A loud tool or weapon was used: no token by a Ninja who wants none (RMO-SK-58).
  static void byEquipment(MorgueState s, int survivor, Out out) {
    if (!isNinja(s, survivor)) {
      make(s, survivor, out);
    }
  }

  /// Whether a loud weapon or tool in those hands makes noise.
  static boolean isLoud(MorgueState s, int survivor) {
    return !isNinja(s, survivor);
  }

  private static boolean isNinja(MorgueState s, int survivor) {
    return !s.marked(survivor, MorgueState.NINJA_OFF) && s.has(survivor, Skill.NINJA);
  }

  /// Tokens and people (RMO-NOISE-05, 06), or the noisiest zone of the board (08 to 10).
  public static int of(MorgueState s, int zone) {
    return everywhere(s)[zone];
  }

  /// The noise of every zone.
  public static int[] everywhere(MorgueState s) {
    int[] noise = new int[s.noise.length];
    for (int zone = 0; zone < noise.length; zone++) {
      noise[zone] = s.noise[zone];
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.inPlay(survivor) && isHeard(s, survivor)) {
        noise[s.zone[survivor]]++;
      }
    }
    if (noisiest(s) != MorgueState.NONE) {
      noise[noisiest(s)] = NOISIEST;
    }
    return noise;
  }

  /// Whether a survivor's miniature counts as noise.
  static boolean isHeard(MorgueState s, int survivor) {
    return !s.aloft(survivor) && !s.marked(survivor, MorgueState.ROTTEN) && !isNinja(s, survivor);
  }

  /// A flying helicopter always counts as the latest user of Loud (RMO-NOISE-09).
  public static int noisiest(MorgueState s) {
    return s.flying ? s.helicopter : s.loudZone;
  }
}
