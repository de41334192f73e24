package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// PVP: a Group attacks another on a square beside it.
public final class Attacks {
  private Attacks() {}

  /// Cards that an attack on this Group costs; the Lawyer makes it dearer.
  public static int price(AmanecerState s, int target) {
    return 1 + s.groupTrait(target, Trait.ATTACK_CARDS);
  }

  /// In anybody's turn (AMZ-PVP-01), but one combat at a time (AMZ-INT-10, AMZ-PVP-13).
  static void list(AmanecerState s, int seat, Choices into) {
    if (s.fighting != NONE || s.announcedBy != NONE) {
      return;
    }
    for (int target = 0; target < s.seats(); target++) {
      if (mayAttack(s, seat, target)) {
        int hand = Piles.hand(seat);
        long listed = 0;
        for (int i = 0; i < s.zones.size(hand); i++) {
          int kind = s.zones.at(hand, i);
          if ((listed & 1L << kind) == 0) {
            listed |= 1L << kind;
            into.add(Code.of(Plays.ATTACK, kind, target));
          }
        }
      }
    }
  }

  private static boolean mayAttack(AmanecerState s, int seat, int target) {
    return target != seat
        && s.land().adjacent(s.at[seat], s.at[target])
        && s.zones.size(Piles.hand(seat)) >= price(s, target);
  }

  /// Announced first: the other may still buy peace (AMZ-NEG-04). The card is set aside with the
  /// announcement, and whatever else the attack costs (AMZ-PVP-14).
  static void play(AmanecerState s, int seat, long choice, Out out) {
    int target = Code.b(choice);
    int price = price(s, target);
    s.announcedBy = seat;
    s.announcedOn = target;
    out.tell(AmanecerEvent.ATTACK_ANNOUNCED, seat, target);
    s.agenda.push(new Strike(seat, target));
    Windows.open(s, Windows.ATTACKED);
    aside(s, seat, Code.a(choice), out);
    if (price > 1) {
      s.agenda.push(new SetAside(seat, price - 1));
    }
  }

  private static void aside(AmanecerState s, int seat, int kind, Out out) {
    s.zones.remove(Piles.hand(seat), kind);
    s.zones.add(Piles.ASIDE, kind);
    s.reveal(seat);
    out.tell(AmanecerEvent.SET_ASIDE, seat, kind);
  }

  /// A deal between the two was struck: the announced attack is withdrawn (AMZ-NEG-04).
  static void dealStruck(AmanecerState s, int from, int to, Out out) {
    if (isAnnounced(s, from, to)) {
      out.tell(AmanecerEvent.ATTACK_WITHDRAWN, s.announcedBy, s.announcedOn);
      s.announcedBy = NONE;
      s.announcedOn = NONE;
    }
  }

  /// Is an attack of one on the other announced?
  static boolean isAnnounced(AmanecerState s, int one, int other) {
    return s.announcedBy == other && s.announcedOn == one
        || s.announcedBy == one && s.announcedOn == other;
  }

  /// Which other cards are set aside, where one is not enough.
  @Named(value = "set-aside", rule = "AMZ-PVP-14")
  record SetAside(@Seat int seat, @Count int cards) implements AmanecerAsk {
    private static final int CARD = 1;

    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    /// Nothing to choose when the whole hand must go.
    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (s.zones.size(Piles.hand(seat)) > cards) {
        return true;
      }
      s.agenda.pop();
      while (!s.zones.isEmpty(Piles.hand(seat))) {
        aside(s, seat, s.zones.top(Piles.hand(seat)), out);
      }
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      PlayWords.listHand(s, seat, CARD, into);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (cards > 1) {
        s.agenda.push(new SetAside(seat, cards - 1));
      }
      aside(s, seat, Code.a(choice), out);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("set-aside", Refs.seat(s.announcedOn), Refs.number(cards));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int kind = Code.a(choice);
      return Refs.option("discard:" + Refs.actionId(s, kind), "discard-card", Refs.action(kind));
    }
  }

  /// The cards are discarded and the combat begins, if nothing has come between.
  @Named("attack")
  record Strike(@Seat int seat, @Seat int target) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      boolean stands = s.announcedBy == seat && s.land().adjacent(s.at[seat], s.at[target]);
      if (!stands) {
        if (s.announcedBy == seat) {
          out.tell(AmanecerEvent.ATTACK_FAILS, seat, target);
        }
        s.zones.moveAll(Piles.ASIDE, Piles.hand(seat));
      } else {
        for (int i = 0; i < s.zones.size(Piles.ASIDE); i++) {
          out.tell(AmanecerEvent.DISCARDED, seat, s.zones.at(Piles.ASIDE, i));
        }
        s.zones.moveAll(Piles.ASIDE, Piles.ACTION_DISCARD);
        s.agenda.push(new Begin(seat, target));
      }
      s.announcedBy = NONE;
      s.announcedOn = NONE;
    }
  }

  @Named("attack-begins")
  record Begin(@Seat int seat, @Seat int target) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      Tray.clear(s);
      s.fighting = target;
      s.attacker = seat;
      s.initiator = seat;
      out.tell(AmanecerEvent.GROUPS_FIGHT, seat, target);
      Driving.settle(s, seat);
      Driving.settle(s, target);
      s.agenda.push(new Combats.Loop());
    }
  }

  /// The attacker declares first, then the attacked Group; then dice (AMZ-PVP-11).
  static void phase(AmanecerState s) {
    s.agenda.push(new Declared());
    s.agenda.push(new Declare(s.fighting));
    s.agenda.push(new Declare(s.attacker));
  }

  /// Flee, fire, or neither.
  @Named(value = "declare", rule = "AMZ-PVP-11")
  record Declare(@Seat int seat) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (s.attacker != NONE && (Phases.mayFire(s, seat) || Fleeing.may(s, seat))) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      if (Phases.mayFire(s, seat)) {
        into.add(Code.of(CombatChoice.FIRE));
      }
      into.add(Code.of(CombatChoice.STRIKE));
      Fleeing.list(s, seat, into);
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      switch (Code.verb(choice)) {
        case CombatChoice.FIRE -> {
          s.combatFlags |= seat == s.fighting ? Combats.FIRES : Combats.ATTACKER_FIRES;
          Arming.begin(s, seat, Phases.RANGED);
        }
        case CombatChoice.STRIKE -> {}
        default -> Fleeing.pay(s, seat, choice, out);
      }
    }

    @Override
    public void greyed(AmanecerState s, int asked, Greyed into) {
      Fleeing.greyed(s, asked, into);
      if (!Phases.mayFire(s, asked)) {
        into.add("fire", "AMZ-RNG-03", Phrase.of("why.no-fire"));
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("declare", Refs.seat(seat == s.fighting ? s.attacker : s.fighting));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return CombatChoice.words(s, choice);
    }
  }

  /// Who fires, fires; melee begins when no side does (AMZ-PVP-03, AMZ-PVP-04).
  @Named("declared")
  record Declared() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.attacker == NONE) {
        return;
      }
      boolean ranged = Combats.is(s, Combats.FIRES | Combats.ATTACKER_FIRES);
      s.agenda.push(new Phases.Armed(ranged ? Phases.RANGED : Phases.MELEE));
      if (!ranged) {
        Arming.begin(s, s.fighting, Phases.MELEE);
        Arming.begin(s, s.attacker, Phases.MELEE);
      }
    }
  }

  /// The Objects of a fallen Character are the other Group's to take (AMZ-PVP-06, AMZ-PVP-12).
  static void spoils(AmanecerState s, int seat, int character, Out out) {
    int other = seat == s.fighting ? s.attacker : s.fighting;
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (s.bearer[object] == character) {
        Decks.takeFrom(s, seat, object);
        Loads.receive(s, other, object);
        out.tell(AmanecerEvent.SPOILS, other, object);
        i--;
      }
    }
    s.agenda.push(new Loads.Settle(other));
  }
}
