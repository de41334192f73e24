package horda.amanecerzombi.rules;

import static horda.amanecerzombi.AmanecerState.NONE;

import horda.amanecerzombi.AmanecerAsk;
import horda.amanecerzombi.AmanecerEvent;
import horda.amanecerzombi.AmanecerState;
import horda.amanecerzombi.AmanecerStep;
import horda.amanecerzombi.Piles;
import horda.amanecerzombi.Refs;
import horda.amanecerzombi.content.Trait;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;

/** PVP: a Group attacks another on a square beside it. */
final class Attacks {
  private Attacks() {}

  /** Cards that an attack on this Group costs; the Lawyer makes it dearer. */
  static int price(AmanecerState s, int target) {
    return 1 + s.groupTrait(target, Trait.ATTACK_CARDS);
  }

  /** In anybody's turn (AMZ-PVP-01), but one combat at a time (AMZ-INT-10, AMZ-PVP-13). */
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

  /** Announced first: the other may still buy peace before a card is spent (AMZ-NEG-04). */
  static void play(AmanecerState s, int seat, long choice, Out out) {
    int target = Code.b(choice);
    s.announcedBy = seat;
    s.announcedOn = target;
    out.tell(AmanecerEvent.ATTACK_ANNOUNCED, seat, target);
    s.agenda.push(new Strike(seat, target, Code.a(choice)));
    Windows.open(s, Windows.ATTACKED);
  }

  /** A deal was struck: an announced attack of one on the other is withdrawn (AMZ-NEG-04). */
  static void dealStruck(AmanecerState s, int from, int to, Out out) {
    if (s.announcedBy == to && s.announcedOn == from) {
      out.tell(AmanecerEvent.ATTACK_WITHDRAWN, to, from);
      s.announcedBy = NONE;
      s.announcedOn = NONE;
    }
  }

  /** The card is discarded and the combat begins, if nothing has come between. */
  record Strike(int seat, int target, int kind) implements AmanecerStep {
    @Override
    public String name() {
      return "attack";
    }

    @Override
    public int[] args() {
      return new int[] {seat, target, kind};
    }

    @Override
    public void run(AmanecerState s, Out out) {
      boolean stands = s.announcedBy == seat;
      s.announcedBy = NONE;
      s.announcedOn = NONE;
      if (!stands || s.fighting != NONE || !mayAttack(s, seat, target)) {
        return;
      }
      int price = price(s, target);
      s.agenda.push(new Begin(seat, target));
      if (s.zones.contains(Piles.hand(seat), kind)) {
        Decks.discardFromHand(s, seat, kind);
        out.tell(AmanecerEvent.DISCARDED, seat, kind);
        price--;
      }
      s.agenda.push(new EventDeeds.Discarding(seat, price));
    }
  }

  record Begin(int seat, int target) implements AmanecerStep {
    @Override
    public String name() {
      return "attack-begins";
    }

    @Override
    public int[] args() {
      return new int[] {seat, target};
    }

    @Override
    public void run(AmanecerState s, Out out) {
      Tray.clear(s);
      s.fighting = target;
      s.attacker = seat;
      s.initiator = seat;
      out.tell(AmanecerEvent.GROUPS_FIGHT, seat, target);
      s.agenda.push(new Combats.Loop());
    }
  }

  /** The attacker declares first, then the attacked Group; then dice (AMZ-PVP-11). */
  static void phase(AmanecerState s) {
    s.agenda.push(new Declared());
    s.agenda.push(new Declare(s.fighting));
    s.agenda.push(new Declare(s.attacker));
  }

  /** Flee, fire, or neither. */
  record Declare(int seat) implements AmanecerAsk {
    @Override
    public String name() {
      return "declare";
    }

    @Override
    public int[] args() {
      return new int[] {seat};
    }

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
    public String rule(AmanecerState s) {
      return "AMZ-PVP-11";
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return CombatChoice.words(s, choice);
    }
  }

  /** Who fires, fires; melee begins when no side does (AMZ-PVP-03, AMZ-PVP-04). */
  record Declared() implements AmanecerStep {
    @Override
    public String name() {
      return "declared";
    }

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

  /** The Objects of a fallen Character are the other Group's to take (AMZ-PVP-06, AMZ-PVP-12). */
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
