package horda.cityofhorror.rules;

import static horda.cityofhorror.state.CardZones.hand;
import static horda.cityofhorror.state.CityState.NONE;
import static horda.cityofhorror.state.CityState.ON_TRUCK;

import horda.cityofhorror.content.Cost;
import horda.cityofhorror.content.Site;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStep;
import horda.cityofhorror.state.Kinds.Location;
import horda.cityofhorror.state.Refs;
import horda.engine.Ask;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.Spoken;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import java.util.List;

/// SITE and LOC, step A: whoever has a character there may use the location's effect once
/// (COH-LOC-04, COH-LOC-05).
public final class Sites {
  private static final int USE = 1;

  private Sites() {}

  /// In turn order, fixed now.
  @Named("step-a")
  public record StepA(@Location int place) implements CityStep {
    @Override
    public void run(CityState s, Out out) {
      int present = s.present(place, true);
      for (int i = s.seats() - 1; i >= 0; i--) {
        int seat = (s.firstPlayer + i) % s.seats();
        if ((present & 1 << seat) != 0) {
          s.agenda.push(new UseSite(place, seat));
        }
      }
    }
  }

  /// Use the effect, paying its cost, or not (COH-LOC-06). Not asked where it cannot be used
  /// (COH-LOC-07).
  @Named(value = "use-site", rule = "COH-LOC-04")
  public record UseSite(@Location int place, @Seat int seat) implements Ask<CityState> {
    @Override
    public int seat(CityState s) {
      return seat;
    }

    @Override
    public boolean waits(CityState s, Out out) {
      if (s.peopleOf(seat, place, true) > 0 && usable(s, s.site(place), place, seat)) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(CityState s, int seat, Choices into) {
      into.add(0);
      list(s, s.site(place), place, seat, into);
    }

    @Override
    public long ordered(CityState s, int seat, int order) {
      return order == StandingOrders.NO_EFFECTS ? 0 : NOT_ORDERED;
    }

    /// Where zombies attack the seat's people when the effects have been used, it may say already
    /// what it does about that.
    @Override
    public List<Spoken<CityState>> ahead(CityState s, int seat, long choice) {
      Windows.General attack = new Windows.General(Windows.ATTACK, place, s.firstPlayer, 0);
      return choice == 0 && attack.concerns(s, seat) ? Spoken.counting(s, seat, attack) : List.of();
    }

    @Override
    public boolean leadsOn(CityState s, int seat, long choice) {
      return choice == 0;
    }

    /// Where nothing else happens the vote is next.
    @Override
    public boolean joins(Question<CityState> next) {
      return Attack.settles(place, next) || next instanceof Vote vote && vote.place() == place;
    }

    @Override
    public void answer(CityState s, long choice, Out out) {
      if (choice != 0) {
        pay(s, s.site(place).cost(), seat, Code.a(choice), out);
        gain(s, s.site(place), seat, choice, out);
      }
    }

    @Override
    public void greyed(CityState s, int seat, Greyed into) {
      WhyNoVote.site(s, seat, place, into);
    }

    @Override
    public Phrase prompt(CityState s, int seat) {
      return Phrase.of("prompt.use-site", Refs.place(place));
    }

    @Override
    public Option option(CityState s, int seat, long choice) {
      return choice == 0 ? Refs.option("skip", "skip-site") : words(s, place, choice);
    }
  }

  // What can be gained and paid.

  /// By what everybody can see: hand sizes, food counts, sides of characters.
  private static boolean usable(CityState s, Site site, int place, int seat) {
    return gainable(s, site, seat)
        && switch (site.cost()) {
          case NONE -> true;
          case CARD -> !s.zones.isEmpty(hand(seat));
          case FOOD -> foodOf(s, seat, 0) != NONE;
          case EXHAUST_HERE -> payerAt(s, seat, place, 0) != NONE;
        };
  }

  private static boolean gainable(CityState s, Site site, int seat) {
    return switch (site.effect()) {
      case REFRESH -> anyoneTired(s, seat);
      case ANTIDOTE -> s.antidoteReserve > 0;
      case LEADER, LEADER_STEP -> true;
      case DRAW_CARD -> !s.zones.isEmpty(CardZones.DECK);
      case TAKE_DISCARD -> !s.zones.isEmpty(CardZones.DISCARD);
      case FOOD, FOOD_CHOICE -> onTruck(s, 0) != NONE;
      case NONE, LOOK, LATE_CHOICE -> false;
    };
  }

  private static boolean anyoneTired(CityState s, int seat) {
    for (int c = 0; c < s.owner.length; c++) {
      if (People.refreshable(s, seat, c)) {
        return true;
      }
    }
    return false;
  }

  /// The first food token of a seat from `token` on, or NONE.
  private static int foodOf(CityState s, int seat, int token) {
    for (int t = token; t < s.food.length; t++) {
      if (s.food[t] == seat) {
        return t;
      }
    }
    return NONE;
  }

  private static int onTruck(CityState s, int token) {
    return foodOf(s, ON_TRUCK, token);
  }

  private static int payerAt(CityState s, int seat, int place, int from) {
    for (int c = from; c < s.owner.length; c++) {
      if (s.where[c] == place && People.canPayWith(s, seat, c)) {
        return c;
      }
    }
    return NONE;
  }

  /// Every way to pay with every gain: `USE, what is paid, what is gained`.
  private static void list(CityState s, Site site, int place, int seat, Choices into) {
    switch (site.cost()) {
      case NONE -> listGains(s, site, seat, 0, into);
      case CARD -> {
        for (int i = 0; i < s.zones.size(hand(seat)); i++) {
          int card = s.zones.at(hand(seat), i);
          if (!Cards.repeated(s, hand(seat), i) && !Vows.isReserved(s, seat, card)) {
            listGains(s, site, seat, card, into);
          }
        }
      }
      case FOOD -> {
        for (int t = foodOf(s, seat, 0); t != NONE; t = foodOf(s, seat, t + 1)) {
          listGains(s, site, seat, t, into);
        }
      }
      case EXHAUST_HERE -> {
        for (int c = payerAt(s, seat, place, 0); c != NONE; c = payerAt(s, seat, place, c + 1)) {
          listGains(s, site, seat, c, into);
        }
      }
    }
  }

  private static void listGains(CityState s, Site site, int seat, int paid, Choices into) {
    switch (site.effect()) {
      case REFRESH -> {
        for (int c = 0; c < s.owner.length; c++) {
          if (People.refreshable(s, seat, c)) {
            into.add(Code.of(USE, paid, c));
          }
        }
      }
      case LEADER -> Playing.listColours(s, USE, paid, into);
      case FOOD_CHOICE -> {
        for (int rest = s.foodUp; rest != 0; rest &= rest - 1) {
          into.add(Code.of(USE, paid, Integer.numberOfTrailingZeros(rest)));
        }
        if (faceDown(s) > 0) {
          into.add(Code.of(USE, paid, NONE));
        }
      }
      default -> into.add(Code.of(USE, paid, NONE));
    }
  }

  private static int faceDown(CityState s) {
    int n = 0;
    for (int t = 0; t < s.food.length; t++) {
      n += s.food[t] == ON_TRUCK && (s.foodUp & 1 << t) == 0 ? 1 : 0;
    }
    return n;
  }

  private static void pay(CityState s, Cost cost, int seat, int with, Out out) {
    switch (cost) {
      case CARD -> {
        out.tell(CityEvent.PAID_CARD, seat, with);
        Cards.discardFromHand(s, seat, with);
      }
      case FOOD -> {
        s.reveal(seat);
        s.food[with] = CityState.EATEN;
        s.foodOpen |= 1 << with;
        out.tell(CityEvent.PAID_FOOD, seat, s.content.foodValue(with));
      }
      case EXHAUST_HERE -> {
        s.fresh &= ~(1 << with);
        out.tell(CityEvent.PAID_FRESHNESS, seat, with);
      }
      case NONE -> {}
    }
  }

  private static void gain(CityState s, Site site, int seat, long choice, Out out) {
    int target = Code.b(choice);
    switch (site.effect()) {
      case REFRESH -> {
        s.fresh |= 1 << target;
        out.tell(CityEvent.REFRESHED, seat, target);
      }
      case ANTIDOTE -> {
        s.antidoteReserve--;
        s.antidotes[seat]++;
        out.tell(CityEvent.ANTIDOTE_TAKEN, seat);
      }
      case LEADER -> Leader.set(s, seat, target, out);
      case LEADER_STEP -> {
        Leader.step(s, 1);
        out.tell(CityEvent.LEADER_NUDGED, seat, s.seatOf(s.leader));
      }
      case DRAW_CARD -> {
        out.tell(CityEvent.CARD_DRAWN, seat);
        Cards.draw(s, seat, out);
      }
      case TAKE_DISCARD -> s.agenda.push(new TakeDiscard(seat, NONE));
      case FOOD -> takeFaceDown(s, seat, out);
      case FOOD_CHOICE -> {
        if (target == NONE) {
          takeFaceDown(s, seat, out);
        } else {
          s.food[target] = (byte) seat;
          s.foodUp &= ~(1 << target);
          s.foodOpen |= 1 << target;
          out.tell(CityEvent.OPEN_FOOD_TAKEN, seat, s.content.foodValue(target));
          turnUpFood(s);
        }
      }
      default -> throw new IllegalStateException(site.id() + " has no effect in step A");
    }
  }

  /// A random face-down token, whose value only the taker sees (COH-SITE-08).
  private static void takeFaceDown(CityState s, int seat, Out out) {
    int nth = s.chance.below(faceDown(s));
    s.reveal();
    for (int t = 0; t < s.food.length; t++) {
      if (s.food[t] == ON_TRUCK && (s.foodUp & 1 << t) == 0 && nth-- == 0) {
        s.food[t] = (byte) seat;
        out.tell(CityEvent.FOOD_TAKEN, seat);
        out.tell(1 << seat, CityEvent.YOUR_FOOD, s.content.foodValue(t), 0, 0, 0);
        return;
      }
    }
  }

  /// With Crossroads B three tokens always lie face up, fewer when fewer remain (COH-SITE-09).
  static void turnUpFood(CityState s) {
    while (Integer.bitCount(s.foodUp) < s.content.openFood() && faceDown(s) > 0) {
      int nth = s.chance.below(faceDown(s));
      s.reveal();
      for (int t = 0; t < s.food.length; t++) {
        if (s.food[t] == ON_TRUCK && (s.foodUp & 1 << t) == 0 && nth-- == 0) {
          s.foodUp |= 1 << t;
          break;
        }
      }
    }
  }

  /// Everything that is paid with and gained can be clicked, and the place itself.
  private static Option words(CityState s, int place, long choice) {
    Site site = s.site(place);
    Option option = words(s, site, choice);
    int target = Code.b(choice);
    return switch (site.effect()) {
      case LEADER_STEP -> Refs.touching(option, Refs.place(place), Refs.colour(s.leader));
      case FOOD_CHOICE ->
          target == NONE
              ? Refs.touching(option, Refs.place(place))
              : Refs.touching(
                  option, Refs.place(place), new Ref("open-food", s.content.foodValue(target)));
      default -> Refs.touching(option, Refs.place(place));
    };
  }

  private static Option words(CityState s, Site site, long choice) {
    int paid = Code.a(choice);
    int target = Code.b(choice);
    String with =
        switch (site.cost()) {
          case CARD -> ":" + Cards.id(s, paid);
          case FOOD -> ":food-" + s.content.foodValue(paid) + "-" + paid;
          case EXHAUST_HERE -> ":" + s.content.person(paid).id();
          case NONE -> "";
        };
    Ref cost =
        switch (site.cost()) {
          case CARD -> Refs.action(paid);
          case EXHAUST_HERE -> Refs.character(paid);
          case FOOD -> new Ref("food", s.content.foodValue(paid));
          case NONE -> Ref.number(0);
        };
    return switch (site.effect()) {
      case REFRESH ->
          Refs.option(
              "use" + with + ":" + s.content.person(target).id(),
              site.cost() == Cost.CARD ? "site-refresh-card" : "site-refresh",
              cost,
              Refs.character(target));
      case ANTIDOTE ->
          Refs.option(
              "use" + with,
              site.cost() == Cost.CARD ? "site-antidote" : "site-antidote-tired",
              cost);
      case LEADER ->
          Refs.touching(
              Refs.option(
                  "use" + with + ":" + s.content.colours().get(target),
                  "site-leader",
                  cost,
                  Ref.seat(s.seatOf(target))),
              Refs.colour(target));
      case LEADER_STEP -> Refs.option("use", "site-leader-step");
      case DRAW_CARD -> Refs.option("use" + with, "site-draw", cost);
      case TAKE_DISCARD -> Refs.option("use" + with, "site-discard", cost);
      case FOOD -> Refs.option("use" + with, "site-food", cost);
      default ->
          target == NONE
              ? Refs.option("use" + with + ":face-down", "site-food", cost)
              : Refs.option(
                  "use" + with + ":open-" + target,
                  "site-open-food",
                  cost,
                  Ref.number(s.content.foodValue(target)));
    };
  }
}
