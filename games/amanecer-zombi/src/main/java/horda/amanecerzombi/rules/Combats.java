package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Goal;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;
import horda.engine.shape.Named;
import java.util.Arrays;

/// CMB: the frame of a combat. Everything about it stands in the state; the steps only ask what the
/// state says. When a combat ends, what is left of it on the agenda finds nothing to do.
public final class Combats {
  // Bits of combatFlags.
  /// The attacked Group has no ranged phases any more (AMZ-RNG-03, AMZ-RNG-08).
  public static final int RANGED_OVER = 1;

  public static final int MELEE_ROLLED = 2;
  static final int SEASON_DICE_GIVEN = 4;
  public static final int NO_MEDICINE = 8;
  public static final int NO_FLIGHT_BY_CARDS = 16;

  /// The same for the Group that attacked another.
  static final int ATTACKER_RANGED_OVER = 32;

  /// Declared for this phase of a combat between Groups: the attacked one, the attacker fires.
  static final int FIRES = 64;

  static final int ATTACKER_FIRES = 128;

  private Combats() {}

  public static boolean is(AmanecerState s, int flag) {
    return (s.combatFlags & flag) != 0;
  }

  static boolean againstZombies(AmanecerState s) {
    return s.fighting != NONE && s.attacker == NONE;
  }

  /// A combat against Zombies begins. Whoever played the first Zombie card or the Noise card has
  /// started it; if nobody did, or the owner itself, it is the opponent on the owner's left
  /// (AMZ-CMB-15).
  static void begin(AmanecerState s, int seat, int player, Out out) {
    Tray.clear(s);
    s.fighting = seat;
    s.initiator = player == NONE || player == seat ? s.nextSeat(seat) : player;
    out.tell(AmanecerEvent.COMBAT_BEGINS, seat);
    Driving.fought(s, seat, out);
    s.agenda.push(new Loop());
  }

  /// A Clean mission has been declared (AMZ-MISS-09).
  static void clean(AmanecerState s, int seat, int mission, Out out) {
    if (s.content().mission(mission).goal() instanceof Goal.Clean goal) {
      begin(s, seat, NONE, out);
      s.cleaning = mission;
      s.dice = goal.dice();
      out.tell(AmanecerEvent.MISSION_DICE, goal.dice());
      Decks.reveal(s, goal.cards() * s.people(seat), out);
      enterRevealed(s, out);
    }
  }

  /// The Zombies among the revealed cards attack this Group as one combat, join the one it fights,
  /// or wait for another to end; all others are discarded (AMZ-NOISE-01, AMZ-NOISE-09).
  static void revealed(AmanecerState s, int seat, int player, Out out) {
    if (s.fighting == seat && s.attacker == NONE) {
      enterRevealed(s, out);
    } else if (!attackersRevealed(s)) {
      s.zones.moveAll(Piles.REVEALED, Piles.ACTION_DISCARD);
    } else if (s.fighting == NONE) {
      begin(s, seat, player, out);
      enterRevealed(s, out);
    } else {
      Waiting.revealed(s, seat, player, out);
    }
  }

  /// A Crawler alone starts nothing.
  private static boolean attackersRevealed(AmanecerState s) {
    for (int i = 0; i < s.zones.size(Piles.REVEALED); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(Piles.REVEALED, i));
      if (zombie != null && !zombie.joinsOnly()) {
        return true;
      }
    }
    return false;
  }

  /// Those that need a combat with dice come last; alone they are discarded.
  private static void enterRevealed(AmanecerState s, Out out) {
    s.agenda.push(new Settle());
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < s.zones.size(Piles.REVEALED); i++) {
        int kind = s.zones.at(Piles.REVEALED, i);
        Zombie zombie = s.table.zombie(kind);
        if (zombie != null && zombie.joinsOnly() == (pass == 1) && (pass == 0 || s.dice > 0)) {
          s.zones.take(Piles.REVEALED, i--);
          Zombies.enter(s, kind, false, out);
        }
      }
    }
    s.zones.moveAll(Piles.REVEALED, Piles.ACTION_DISCARD);
  }

  /// Phase after phase until one side is gone (AMZ-CMB-03, AMZ-CMB-05).
  @Named("combat")
  record Loop() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.fighting == NONE) {
        Waiting.next(s, out);
        return;
      }
      s.agenda.push(this);
      if (s.attacker == NONE) {
        s.agenda.push(new CombatChoice());
      } else {
        Attacks.phase(s);
      }
      Windows.open(s, Windows.COMBAT);
      s.agenda.push(new Settle());
    }
  }

  /// What is due before anybody may do anything: season, Noise, Initial Attacks, victory.
  @Named("combat-due")
  record Settle() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.fighting == NONE) {
        return;
      }
      seasonDice(s, out);
      if (s.phaseNoise > 0) {
        s.agenda.push(this);
        s.agenda.push(new Noise.Made(s.fighting, s.phaseNoise, NONE));
        s.phaseNoise = 0;
      } else if (s.initialDice + s.ownInitialDice > 0) {
        s.agenda.push(this);
        InitialAttacks.roll(s, out);
      } else if (s.attacker == NONE && s.dice == 0) {
        win(s, out);
      }
    }
  }

  /// Once, when the first dice appear (AMZ-CMB-17); a combat starts with at least one.
  private static void seasonDice(AmanecerState s, Out out) {
    if (s.attacker != NONE || s.dice == 0 || is(s, SEASON_DICE_GIVEN)) {
      return;
    }
    s.combatFlags |= SEASON_DICE_GIVEN;
    int more = Math.max(1, s.dice + s.season(SeasonEffect.ZOMBIE_DICE)) - s.dice;
    if (more != 0) {
      s.dice += more;
      out.tell(AmanecerEvent.SEASON_DICE, more);
    }
  }

  /// All dice are gone: the cards are trophies of the Group's owner (AMZ-CMB-07, AMZ-CMB-09).
  private static void win(AmanecerState s, Out out) {
    int seat = s.fighting;
    int specials = 0;
    int points = 0;
    for (int i = 0; i < s.zones.size(Piles.COMBAT); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(Piles.COMBAT, i));
      if (zombie != null) {
        specials += zombie.special() == null ? 0 : 1;
        points += zombie.trophy();
      }
    }
    out.tell(AmanecerEvent.COMBAT_WON, seat);
    takeTrophies(s, seat, out);
    Missions.combatEnded(s, seat, true, specials, points, out);
    end(s, out);
  }

  private static void takeTrophies(AmanecerState s, int seat, Out out) {
    for (int i = 0; i < s.zones.size(Piles.COMBAT); i++) {
      out.tell(AmanecerEvent.TROPHY, seat, s.zones.at(Piles.COMBAT, i));
    }
    s.zones.moveAll(Piles.COMBAT, Piles.trophies(seat));
  }

  /// The Flare Gun has taken the Zombies away: a Clean mission is done at once (AMZ-MISS-11).
  static void emptied(AmanecerState s, Out out) {
    int seat = s.fighting;
    int mission = s.cleaning;
    end(s, out);
    if (mission != NONE) {
      Missions.complete(s, seat, mission, out);
    }
  }

  /// The Group has fled; the Zombies are discarded (AMZ-FLEE-03).
  static void fled(AmanecerState s, int seat, Out out) {
    if (s.attacker == NONE) {
      s.zones.moveAll(Piles.COMBAT, Piles.ACTION_DISCARD);
      Missions.combatEnded(s, seat, false, 0, 0, out);
    }
    end(s, out);
  }

  /// The Group is no more. If the last die fell in the same phase the cards are trophies all the
  /// same, but a Clean mission has failed (AMZ-CMB-13, AMZ-CMB-14).
  static void lost(AmanecerState s, int seat, Out out) {
    if (s.attacker == NONE) {
      if (s.dice == 0) {
        takeTrophies(s, seat, out);
      } else {
        out.tell(AmanecerEvent.COMBAT_LOST, seat);
        s.zones.moveAll(Piles.COMBAT, Piles.ACTION_DISCARD);
      }
      Missions.combatEnded(s, seat, false, 0, 0, out);
    }
    end(s, out);
  }

  /// Nothing of a combat outlasts it (AMZ-CMB-12, AMZ-BLOCK-05).
  private static void end(AmanecerState s, Out out) {
    over(s, s.fighting, out);
    if (s.attacker != NONE) {
      over(s, s.attacker, out);
    }
    s.fighting = NONE;
    s.attacker = NONE;
    s.initiator = NONE;
    s.dice = 0;
    s.cleaning = NONE;
    s.combatFlags = 0;
    s.groupModifier = 0;
    s.extraDice = 0;
    s.attackerDice = 0;
    s.frenzy = 0;
    s.initialDice = 0;
    s.ownInitialDice = 0;
    s.phaseNoise = 0;
    s.usedCombat = 0;
    Arrays.fill(s.weapon, (byte) NONE);
    Arrays.fill(s.noisy, (byte) 0);
    Tray.clear(s);
  }

  private static void over(AmanecerState s, int seat, Out out) {
    s.blocked[seat] = 0;
    s.unblockTries[seat] = 0;
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      Weapon weapon = s.content().object(object).weapon();
      if (weapon != null && weapon.readyAfter() && s.isTurned(object)) {
        Icons.ready(s, object, out);
      }
    }
  }
}
