package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.BoxedEffect;
import horda.amanecerzombi.content.EventEffect;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.SpecialZombie;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Zombie;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.BoxTable;
import horda.amanecerzombi.state.Kinds.Kind;
import horda.amanecerzombi.state.Kinds.SquareOrNone;
import horda.amanecerzombi.state.Piles;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// ZOM: Zombie cards are played against Groups and enter combats.
public final class Zombies {
  /// Added to the target seat of a play: Ambush goes with the card.
  public static final int AMBUSH = 8;

  private Zombies() {}

  /// Every kind in the hand against every Group; in the window of a drive with its squares.
  static void list(AmanecerState s, int seat, int window, Choices into) {
    int hand = Piles.hand(seat);
    boolean ambush = s.zones.contains(hand, s.table.kindOf(EventEffect.AMBUSH));
    long listed = 0;
    for (int i = 0; i < s.zones.size(hand); i++) {
      int kind = s.zones.at(hand, i);
      Zombie zombie = s.table.zombie(kind);
      if (zombie == null || (listed & 1L << kind) != 0) {
        continue;
      }
      listed |= 1L << kind;
      for (int target = 0; target < s.seats(); target++) {
        if (zombie.joinsOnly() && !mayJoin(s, target)) {
          continue;
        }
        list(s, kind, target, window, into);
        if (ambush && zombie.initialAttack() == 0 && zombie.dice() > 0) {
          list(s, kind, target + AMBUSH, window, into);
        }
      }
    }
  }

  private static void list(AmanecerState s, int kind, int target, int window, Choices into) {
    if (Driving.isOpen(s, target & AMBUSH - 1, window)) {
      Driving.listSquares(s, Plays.ZOMBIE, kind, target, into);
    } else {
      into.add(Code.of(Plays.ZOMBIE, kind, target, NONE));
    }
  }

  private static boolean mayJoin(AmanecerState s, int target) {
    return s.fighting == target && s.attacker == NONE && s.dice > 0;
  }

  /// The card comes from the hand; the attacked player may still cancel an Ambush with it.
  static void play(AmanecerState s, int seat, long choice, Out out) {
    int kind = Code.a(choice);
    int target = Code.b(choice) & AMBUSH - 1;
    boolean ambush = Code.b(choice) >= AMBUSH;
    s.zones.remove(Piles.hand(seat), kind);
    s.reveal(seat);
    out.tell(AmanecerEvent.ZOMBIES_PLAYED, seat, kind, target);
    s.zones.add(Piles.PENDING, kind);
    Come come = new Come(seat, kind, target, Code.c(choice), ambush);
    if (!ambush) {
      come.run(s, out);
      return;
    }
    int card = s.table.kindOf(EventEffect.AMBUSH);
    s.zones.remove(Piles.hand(seat), card);
    s.zones.add(Piles.PENDING, card);
    out.tell(AmanecerEvent.PLAYED_ON_SEAT, seat, card, target);
    if (target == seat) {
      s.agenda.push(come);
    } else {
      Responses.announce(s, Responses.TO_EVENT, seat, target, come);
    }
  }

  /// The played card reaches its Group: it joins, begins a combat, or waits.
  @Named("zombies-come")
  record Come(
      @Seat int seat, @Kind int kind, @Seat int target, @SquareOrNone int square, boolean ambush)
      implements Announced {
    @Override
    public void run(AmanecerState s, Out out) {
      come(s, ambush, out);
    }

    /// The Ambush was cancelled; the Zombie comes without.
    @Override
    public void cancel(AmanecerState s, Out out) {
      out.tell(AmanecerEvent.CANCELLED, seat, s.table.kindOf(EventEffect.AMBUSH));
      come(s, false, out);
    }

    private void come(AmanecerState s, boolean ambushed, Out out) {
      if (ambush) {
        int card = s.table.kindOf(EventEffect.AMBUSH);
        s.zones.remove(Piles.PENDING, card);
        Decks.discardAction(s, card);
      }
      s.zones.remove(Piles.PENDING, kind);
      if (s.fighting == NONE) {
        if (square >= 0) {
          Driving.cut(s, target, square, out);
        }
        Combats.begin(s, target, seat, out);
        enter(s, kind, ambushed, out);
      } else if (s.fighting == target && s.attacker == NONE) {
        s.agenda.push(new Combats.Settle());
        enter(s, kind, ambushed, out);
      } else {
        Waiting.add(s, target, kind, seat, ambushed, out);
      }
    }
  }

  /// A card enters the combat that is being fought (AMZ-CMB-05, first step).
  static void enter(AmanecerState s, int kind, boolean ambush, Out out) {
    Zombie zombie = s.table.zombie(kind);
    if (zombie == null) {
      throw new IllegalStateException("no Zombie: " + kind);
    }
    boolean boxed = triggers(s, zombie);
    s.zones.add(Piles.COMBAT, kind);
    s.dice += zombie.dice();
    out.tell(AmanecerEvent.ZOMBIES_ENTER, kind, zombie.dice());
    InitialAttacks.queue(s, ambush ? zombie.dice() : zombie.initialAttack());
    s.phaseNoise += Noise.heard(s, zombie.noise());
    if (boxed) {
      out.tell(AmanecerEvent.BOXED_EFFECT, kind);
      apply(s, zombie);
    }
  }

  /// The second and each further card of a type triggers its boxed effect; the zone where the Group
  /// stands counts as one of its type (AMZ-ZOM-04, AMZ-ZOM-05).
  private static boolean triggers(AmanecerState s, Zombie zombie) {
    SpecialZombie type = zombie.special();
    return type != null && (before(s, type) || ofType(s, type) > 0);
  }

  /// Counts already the first card of this type here?
  static boolean before(AmanecerState s, SpecialZombie type) {
    return s.season(SeasonEffect.BOXED_FROM_FIRST) > 0
        || s.content().tile(BoxTable.tileOf(s.at[s.fighting])).active() == type;
  }

  static int ofType(AmanecerState s, SpecialZombie type) {
    int count = 0;
    for (int i = 0; i < s.zones.size(Piles.COMBAT); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(Piles.COMBAT, i));
      count += zombie != null && zombie.special() == type ? 1 : 0;
    }
    return count;
  }

  private static void apply(AmanecerState s, Zombie zombie) {
    BoxedEffect boxed = zombie.boxed();
    if (boxed == null) {
      return;
    }
    switch (boxed) {
      case NO_MEDICINE -> s.combatFlags |= Combats.NO_MEDICINE;
      case NO_FLIGHT_BY_CARDS -> s.combatFlags |= Combats.NO_FLIGHT_BY_CARDS;
      case GROUP_DICE -> s.groupModifier += zombie.boxedAmount();
      case MORE_DICE -> s.dice += zombie.boxedAmount();
      case INITIAL_ATTACK -> InitialAttacks.queue(s, zombie.boxedAmount());
    }
  }

  /// Moved here by the Flare Gun: it counts as any other, but nothing that happens once is repeated
  /// (AMZ-ZOM-06). The dice come apart.
  static void moved(AmanecerState s, int kind, Out out) {
    Zombie zombie = s.table.zombie(kind);
    if (zombie == null) {
      throw new IllegalStateException("no Zombie: " + kind);
    }
    BoxedEffect boxed = triggers(s, zombie) ? zombie.boxed() : null;
    s.zones.add(Piles.COMBAT, kind);
    if (boxed == BoxedEffect.NO_MEDICINE || boxed == BoxedEffect.NO_FLIGHT_BY_CARDS) {
      out.tell(AmanecerEvent.BOXED_EFFECT, kind);
      apply(s, zombie);
    }
  }

  /// Dice that the cards of this combat have brought, boxed effects included.
  static int brought(AmanecerState s) {
    int dice = 0;
    for (int i = 0; i < s.zones.size(Piles.COMBAT); i++) {
      Zombie zombie = s.table.zombie(s.zones.at(Piles.COMBAT, i));
      dice += zombie == null ? 0 : zombie.dice();
    }
    for (int kind = 0; kind < s.content().actionKinds(); kind++) {
      Zombie zombie = s.table.zombie(kind);
      if (zombie != null && zombie.special() != null && zombie.boxed() == BoxedEffect.MORE_DICE) {
        int cards = ofType(s, zombie.special()) - (before(s, zombie.special()) ? 0 : 1);
        dice += Math.max(0, cards) * zombie.boxedAmount();
      }
    }
    return dice;
  }

  /// What an Initial Attack against a Group is worth after all that weakens it.
  static int weakened(AmanecerState s, int seat, int dice) {
    return Math.max(0, dice + s.groupTrait(seat, Trait.INITIAL_ATTACK_DICE));
  }
}
