package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Content;
import horda.cardsofthedead.content.SurvivorType;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsAsk;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStep;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.engine.Setup;
import horda.engine.StepBook;
import horda.engine.ZonePlan;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.List;

/// SETUP: everything is unpacked, piles are shuffled, each player takes a survivor.
public final class SetUp {
  public static final StepBook<CardsState> STEPS = CardsSteps.book();

  private SetUp() {}

  /// The table before the first card is drawn; who plays whom is still open.
  public static CardsState table(Content content, ZonePlan plan, Setup setup) {
    CardsState s = new CardsState(content, plan, setup.seats(), setup.seed(), STEPS);
    s.hard = setup.flag("hard");
    s.challenges = setup.flag("challenges");
    s.freeWalk = setup.flag("free-walk");
    s.firstSeat = Integer.parseInt(setup.option("first-seat")) - 1;
    if (s.firstSeat >= setup.seats()) {
      throw new Refusal(
          "option",
          "COD-SETUP-10",
          "Option first-seat must name one of the " + setup.seats() + " seats.");
    }
    s.blocked = content.blockedAtStart(setup.seats());
    for (int card = 0; card < content.size(); card++) {
      s.zones.add(startZone(content, card), card);
    }
    for (int zone :
        new int[] {
          CardZones.CITY, CardZones.PHARMACY, CardZones.MARKET, CardZones.KIT, CardZones.THREATS
        }) {
      s.zones.shuffle(zone, s.chance);
    }
    s.agenda.push(new Days.Begin(1));
    s.agenda.push(new DrawKits());
    seatSurvivors(s, setup.option("survivors"));
    return s;
  }

  private static int startZone(Content content, int card) {
    Back back = content.back(card);
    return switch (back) {
      case COMMON -> content.day(card) == 1 ? CardZones.COMMON : CardZones.BOX;
      case SET -> CardZones.BOX;
      case KIT -> CardZones.KIT;
      case CITY -> card == content.exit() ? CardZones.ASIDE : CardZones.CITY;
      case PHARMACY -> CardZones.PHARMACY;
      case MARKET -> CardZones.MARKET;
      case CALL, EPIC -> CardZones.pile(content.letter(card));
      case THREAT -> CardZones.THREATS;
    };
  }

  /// By the host's word: everybody chooses, chance decides, or as listed seat by seat.
  private static void seatSurvivors(CardsState s, String word) {
    switch (word) {
      case "choose" -> s.agenda.push(new ChooseSurvivor(0));
      case "random" -> {
        short[] order = {0, 1, 2};
        s.chance.shuffle(order, 0, order.length);
        for (int seat = 0; seat < s.seats(); seat++) {
          take(s, seat, order[seat]);
        }
      }
      default -> seatListed(s, word);
    }
  }

  private static void seatListed(CardsState s, String word) {
    List<String> ids = List.of(word.split("\\+"));
    if (ids.size() != s.seats() || ids.stream().distinct().count() != ids.size()) {
      throw new Refusal(
          "option",
          "COD-SETUP-01",
          "Option survivors names a different survivor for each seat, joined by plus signs.");
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      int who = s.content.survivorNamed(ids.get(seat));
      if (who == NONE) {
        throw new Refusal(
            "option", "COD-SETUP-01", "There is no survivor '" + ids.get(seat) + "'.");
      }
      take(s, seat, who);
    }
  }

  /// A survivor's sheet at full tracks, hand and Reserve as listed, nothing equipped (COD-SETUP-02,
  /// COD-SETUP-03).
  private static void take(CardsState s, int seat, int who) {
    s.survivor[seat] = (byte) who;
    SurvivorType type = s.content.survivor(who);
    s.vitality[seat] = (byte) type.vitality();
    s.immunity[seat] = (byte) type.immunity();
    type.hand().forEach(id -> takeFromSet(s, id, CardZones.hand(seat)));
    type.startReserve().forEach(id -> takeFromSet(s, id, CardZones.reserve(seat)));
  }

  private static void takeFromSet(CardsState s, String id, int zone) {
    for (int i = 0; i < s.zones.size(CardZones.BOX); i++) {
      int card = s.zones.at(CardZones.BOX, i);
      if (s.content.back(card) == Back.SET && s.type(card).id().equals(id)) {
        s.zones.add(zone, s.zones.take(CardZones.BOX, i));
        return;
      }
    }
    throw new IllegalStateException("the Starting Set has no " + id + " left");
  }

  /// Each player in table order chooses a survivor that is still free (COD-SETUP-01).
  @Named(value = "choose-survivor", rule = "COD-SETUP-01")
  public record ChooseSurvivor(@Seat int seat) implements CardsAsk {
    @Override
    public int seat(CardsState s) {
      return seat;
    }

    @Override
    public void choices(CardsState s, int seat, Choices into) {
      for (int who = 0; who < s.content.survivors().size(); who++) {
        if (s.unclaimed(who)) {
          into.add(Code.of(1, who));
        }
      }
    }

    @Override
    public void answer(CardsState s, long choice, Out out) {
      take(s, seat, Code.a(choice));
      out.tell(CardsEvent.SURVIVOR_CHOSEN, seat, Code.a(choice));
      if (seat + 1 < s.seats()) {
        s.agenda.push(new ChooseSurvivor(seat + 1));
      }
    }

    @Override
    public Phrase prompt(CardsState s, int seat) {
      return Phrase.of("prompt.choose-survivor");
    }

    @Override
    public Option option(CardsState s, int seat, long choice) {
      int who = Code.a(choice);
      return CardsAsk.option(s.content.survivor(who).id(), "survivor", new Ref("survivor", who));
    }
  }

  /// Day 1: each player draws Kit cards until holding five cards in hand (COD-DAY-02).
  @Named("draw-kits")
  public record DrawKits() implements CardsStep {
    @Override
    public void run(CardsState s, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        while (s.zones.size(CardZones.hand(seat)) < s.who(seat).handSize()) {
          int card = Decks.drawKit(s, out);
          s.zones.add(CardZones.hand(seat), card);
          out.tell(CardsEvent.KIT_DRAWN, s.survivor[seat], card);
        }
      }
      // Starting Sets of survivors who stayed at home are not needed any more.
      for (int i = s.zones.size(CardZones.BOX) - 1; i >= 0; i--) {
        if (s.content.back(s.zones.at(CardZones.BOX, i)) == Back.SET) {
          s.zones.add(CardZones.OUT, s.zones.take(CardZones.BOX, i));
        }
      }
    }
  }
}
