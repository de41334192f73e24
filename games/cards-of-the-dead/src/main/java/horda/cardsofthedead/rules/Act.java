package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.reserve;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.SurvivorType.Ability;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;

/// What the active survivor does next: the question of the game, asked until the turn is over
/// (COD-TURN-02).
@Named(value = "act", rule = "COD-TURN-02")
public record Act() implements CardsAsk {
  static final Act ION = new Act();

  public static final int END = 1;
  public static final int TURN = 2;
  public static final int THROUGH = 3;
  public static final int ATTACK = 4;
  public static final int PUNCH = 5;
  public static final int USE = 6;
  public static final int USE_ON = 7;
  public static final int USE_OPTION = 8;
  public static final int PICK_UP_TO_HAND = 9;
  public static final int PICK_UP_TO_RESERVE = 10;
  public static final int PICK_UP_FOR = 11;
  public static final int EQUIP = 12;
  public static final int LOAD = 13;
  public static final int TURN_RIFLE = 14;
  public static final int STOW = 15;
  public static final int FETCH = 16;
  public static final int EXCHANGE = 17;
  public static final int GIVE = 18;
  public static final int RUN = 19;
  public static final int TRACK = 20;

  /// The turn ends by itself when the survivor is dead or has nothing left to do (COD-TURN-06,
  /// COD-WALK-02).
  @Override
  public boolean waits(CardsState s, Out out) {
    if (s.activeLives() && (s.actions > 0 || hasFreeDeed(s, s.active))) {
      return true;
    }
    s.agenda.pop();
    s.agenda.push(SurvivorTurn.End.OF_TURN);
    return false;
  }

  private static boolean hasFreeDeed(CardsState s, int seat) {
    return s.freeWalk
        || Fighting.freePunch(s, seat) && Fighting.anyTarget(s)
        || Using.canTrack(s, seat);
  }

  @Override
  public void choices(CardsState s, int seat, Choices into) {
    into.add(Code.of(END));
    if (Walking.canWalk(s)) {
      Walking.list(s, into);
    }
    Fighting.list(s, seat, into);
    if (Using.canTrack(s, seat)) {
      Cards.listDiscardable(s, hand(seat), TRACK, into);
    }
    if (s.actions == 0) {
      return;
    }
    int inHand = Cards.distinct(s, hand(seat));
    int inReserve = Cards.distinct(s, reserve(seat));
    Using.list(s, hand(seat), inHand, into);
    Carrying.listPickUps(s, seat, into);
    Carrying.listWeapons(s, seat, inHand, into);
    Carrying.listSwaps(s, seat, inHand, inReserve, into);
    if (s.seats() > 1) {
      Carrying.listGifts(s, seat, inHand, inReserve, into);
    }
    if (canRun(s, seat)) {
      Walking.listSpots(s.turnable(), RUN, into);
    }
  }

  /// Only right after Maintenance, with all actions unspent (COD-SURV-01).
  private static boolean canRun(CardsState s, int seat) {
    return s.actions == CardsState.ACTIONS
        && !s.abilityUsed
        && s.who(seat).ability() == Ability.RUN;
  }

  @Override
  public void answer(CardsState s, long choice, Out out) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    switch (Code.verb(choice)) {
      case END -> {
        out.tell(CardsEvent.TURN_ENDED, s.survivor[s.active]);
        s.agenda.push(SurvivorTurn.End.OF_TURN);
      }
      case TURN -> Walking.turnOne(s, a, out);
      case THROUGH -> Walking.through(s, a, out);
      case RUN -> Walking.run(s, a, out);
      case PUNCH -> {
        s.agenda.push(this);
        Fighting.payAndPunch(s, a, out);
      }
      case TRACK -> {
        s.agenda.push(this);
        Using.track(s, a, out);
      }
      default -> {
        s.actions--;
        s.agenda.push(this);
        action(s, choice, a, b, out);
      }
    }
  }

  private static void action(CardsState s, long choice, int a, int b, Out out) {
    switch (Code.verb(choice)) {
      case ATTACK -> Fighting.withWeapon(s, a, out);
      case USE -> Using.use(s, a, NONE, out);
      case USE_OPTION -> Using.use(s, a, b, out);
      case USE_ON -> Using.useOn(s, a, b, Code.c(choice), out);
      case PICK_UP_TO_HAND -> Carrying.pickUp(s, a, hand(s.active), out);
      case PICK_UP_TO_RESERVE -> Carrying.pickUp(s, a, reserve(s.active), out);
      case PICK_UP_FOR -> Carrying.pickUpFor(s, a, b, out);
      case EQUIP -> Carrying.equip(s, a, out);
      case LOAD -> Carrying.load(s, a, out);
      case TURN_RIFLE -> Carrying.turnRifle(s, out);
      case STOW -> Carrying.stow(s, a, out);
      case FETCH -> Carrying.fetch(s, a, out);
      case EXCHANGE -> {
        s.zones.remove(reserve(s.active), b);
        Carrying.stow(s, a, out);
        s.zones.add(hand(s.active), b);
        out.tell(CardsEvent.FETCHED, s.survivor[s.active], b);
      }
      case GIVE -> Carrying.give(s, a, b, out);
      default -> throw new IllegalArgumentException("no such action: " + Code.verb(choice));
    }
  }

  @Override
  public Phrase prompt(CardsState s, int seat) {
    return Phrase.of("prompt.act", CardsAsk.survivor(s, seat), Ref.number(s.actions));
  }

  @Override
  public Option option(CardsState s, int seat, long choice) {
    return Apart.told(s, seat, ActWords.option(s, seat, choice));
  }

  @Override
  public String rule(CardsState s, Option option) {
    return ActWords.rule(option.verb());
  }

  @Override
  public void greyed(CardsState s, int seat, Greyed into) {
    ActWords.greyed(s, seat, into);
  }
}
