package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.Arrays;

/// TURN: a round is the players' phase, the zombies' phase and the end phase (RMO-TURN-01).
public final class Rounds {
  private Rounds() {}

  /// Every seat in turn, from the first player on, clockwise (RMO-TURN-02).
  @Named("round")
  public record Begin() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      s.zombiesPhase = false;
      s.usedTeamCards = 0;
      s.teamActed = 0;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        s.unmark(survivor, MorgueState.ACTIVATED);
      }
      out.tell(MorgueEvent.ROUND, s.round);
      s.agenda.push(new End());
      s.agenda.push(new Zombies());
      if (s.loudBy != NONE && !s.inPlay(s.loudBy)) {
        s.loudBy = NONE;
        s.loudZone = NONE;
      }
      for (int pass = 0; pass < 2; pass++) {
        for (int i = s.seats() - 1; i >= 0; i--) {
          s.agenda.push(new NextSurvivor((s.firstSeat + i) % s.seats(), 0, pass == 0));
        }
      }
    }
  }

  /// Activation, then spawning (RMO-TURN-11).
  @Named("zombies-phase")
  public record Zombies() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      s.zombiesPhase = true;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        s.unmark(survivor, MorgueState.TOUGH_SPENT);
      }
      out.tell(MorgueEvent.ZOMBIES_PHASE);
      s.agenda.push(new Spawning());
      s.agenda.push(Activation.ofAll());
      for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
        if (s.inPlay(survivor) && s.has(survivor, Skill.NINJA)) {
          s.agenda.push(new Luring.Silence(survivor));
        }
      }
    }
  }

  /// Missions that look at the end phase, noise, reloading, Regeneration, and the token of the
  /// first player goes on (RMO-TURN-12).
  @Named("end-phase")
  public record End() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      Goals.check(s, true, out);
      if (s.result != MorgueState.GOING_ON) {
        return;
      }
      quiet(s, out);
      reload(s, out);
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        if (s.inPlay(survivor) && s.has(survivor, Skill.REGENERATION)) {
          heal(s, survivor, out);
        }
      }
      int next = nextSeat(s);
      if (next != s.firstSeat) {
        out.tell(MorgueEvent.FIRST_PLAYER, next);
      }
      s.firstSeat = next;
      s.round++;
      s.agenda.push(new Begin());
    }

    /// Noise tokens are taken away (RMO-NOISE-04).
    private static void quiet(MorgueState s, Out out) {
      int tokens = 0;
      for (byte noise : s.noise) {
        tokens += noise;
      }
      Arrays.fill(s.noise, (byte) 0);
      MissionActs.keepNoise(s);
      for (byte kept : s.noise) {
        tokens -= kept;
      }
      if (tokens > 0) {
        out.tell(MorgueEvent.NOISE_ENDS);
      }
    }

    /// Weapons, not vests (RMO-RELOAD-02, RMO-PVP-08).
    private static void reload(MorgueState s, Out out) {
      if (s.reloadAll()) {
        out.tell(MorgueEvent.ALL_RELOADED);
      }
    }

    private static void heal(MorgueState s, int survivor, Out out) {
      boolean hurt = false;
      for (int slot = 0; slot < MorgueState.SLOTS; slot++) {
        if (s.slot(survivor, slot) == MorgueState.WOUND) {
          s.slot(survivor, slot, NONE);
          hurt = true;
        }
      }
      if (hurt) {
        out.tell(MorgueEvent.REGENERATES, s.who[survivor]);
      }
    }

    /// Players without survivors in play are skipped (RMO-TURN-13).
    private static int nextSeat(MorgueState s) {
      for (int i = 1; i <= s.seats(); i++) {
        int seat = (s.firstSeat + i) % s.seats();
        for (int survivor = 0; survivor < s.survivors(); survivor++) {
          if (s.owner[survivor] == seat && s.inPlay(survivor)) {
            return seat;
          }
        }
      }
      return s.firstSeat;
    }
  }
}
