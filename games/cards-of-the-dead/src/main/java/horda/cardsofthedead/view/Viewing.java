package horda.cardsofthedead.view;

import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Counter;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.content.SurvivorType;
import horda.cardsofthedead.rules.Damage;
import horda.cardsofthedead.rules.Ending;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Builds the view, piece by piece, from what lies open.
public final class Viewing {
  public static final List<String> CHALLENGES =
      List.of("nobody-died", "all-venues", "sixteen-kills", "no-noise");
  public static final List<String> ZONES = List.of("main", "pharmacy", "market");
  private static final List<String> RESULTS = List.of("going-on", "won", "all-dead", "no-breath");
  private static final List<String> PARALYSIS = List.of("none", "next-turn", "served");

  private final CardsState s;

  public Viewing(CardsState s) {
    this.s = s;
  }

  public CardsView view() {
    List<SurvivorView> survivors = new ArrayList<>();
    for (int seat = 0; seat < s.seats(); seat++) {
      survivors.add(s.survivor[seat] == NONE ? emptySeat(seat) : survivor(seat));
    }
    List<SpaceView> spaces = new ArrayList<>();
    for (int n = 0; n < CardsState.SPACES; n++) {
      spaces.add(space(n));
    }
    List<SpotView> spots = new ArrayList<>();
    for (int n = 0; n < s.spot.length; n++) {
      if (s.spot[n] != NONE) {
        spots.add(spot(n));
      }
    }
    return new CardsView(
        s.day,
        ZONES.get(s.zone),
        s.active,
        s.actions,
        s.abilityUsed,
        s.lastBreath,
        List.copyOf(survivors),
        free(),
        List.copyOf(spaces),
        List.copyOf(spots),
        cards(CardZones.THREATS_IN_FORCE),
        cards(CardZones.DRAWN),
        cards(CardZones.IN_USE),
        piles(),
        venues(),
        s.kills,
        challenges(),
        s.hard,
        RESULTS.get(s.result));
  }

  private List<FreeSurvivor> free() {
    List<FreeSurvivor> all = new ArrayList<>();
    boolean choosing = false;
    for (byte taken : s.survivor) {
      choosing |= taken == NONE;
    }
    for (int who = 0; choosing && who < s.content.survivors().size(); who++) {
      if (s.unclaimed(who)) {
        all.add(new FreeSurvivor("survivor:" + who, s.content.survivor(who).id()));
      }
    }
    return List.copyOf(all);
  }

  private List<String> venues() {
    List<String> entered = new ArrayList<>();
    for (int zone = 1; zone < ZONES.size(); zone++) {
      if ((s.venuesEntered & zone) != 0) {
        entered.add(ZONES.get(zone));
      }
    }
    return List.copyOf(entered);
  }

  private List<ChallengeView> challenges() {
    List<ChallengeView> all = new ArrayList<>();
    for (int i = 0; i < Ending.CHALLENGES && s.challenges && s.day > 0; i++) {
      all.add(new ChallengeView(CHALLENGES.get(i), Ending.met(s, i)));
    }
    return List.copyOf(all);
  }

  private @Nullable CardView card(int card) {
    return card == NONE ? null : face(card);
  }

  private CardView face(int card) {
    CardType type = s.type(card);
    return new CardView(
        "card:" + card,
        type.id(),
        type.kind().name().toLowerCase(Locale.ROOT),
        s.content.back(card).id());
  }

  private List<CardView> cards(int zone) {
    List<CardView> all = new ArrayList<>();
    for (int i = 0; i < s.zones.size(zone); i++) {
      all.add(face(s.zones.at(zone, i)));
    }
    return List.copyOf(all);
  }

  private SurvivorView emptySeat(int seat) {
    return new SurvivorView(
        "seat:" + seat,
        seat,
        "",
        false,
        0,
        0,
        0,
        0,
        PARALYSIS.getFirst(),
        List.of(),
        CardsState.HAND_LIMIT,
        List.of(),
        0,
        null,
        0,
        0,
        0,
        null,
        0,
        0,
        List.of(),
        0);
  }

  private SurvivorView survivor(int seat) {
    SurvivorType who = s.who(seat);
    int weapon = s.equipped[seat];
    int load = s.loaded[seat];
    return new SurvivorView(
        "survivor:" + s.survivor[seat],
        seat,
        who.id(),
        s.alive(seat),
        s.vitality[seat],
        who.vitality(),
        s.immunity[seat],
        who.immunity(),
        PARALYSIS.get(s.paralysis[seat]),
        cards(CardZones.hand(seat)),
        CardsState.HAND_LIMIT,
        cards(CardZones.reserve(seat)),
        who.reserve(),
        card(weapon),
        s.equippedUses[seat],
        weapon == NONE ? 0 : s.type(weapon).uses(),
        s.side[seat],
        card(load),
        s.loadedUses[seat],
        load == NONE ? 0 : s.type(load).uses(),
        cards(CardZones.worn(seat)),
        s.wornHits[seat]);
  }

  private SpaceView space(int n) {
    int number = n + 1;
    boolean blocked = (s.blocked & 1 << n) != 0;
    int card = s.space[n];
    if (card == NONE) {
      return new SpaceView(
          "space:" + number, number, blocked, null, 0, 0, 0, 0, 0, PARALYSIS.getFirst());
    }
    CardType type = s.type(card);
    Counter counter = type.counter();
    boolean fiercer = type.zombieDamage() > 0 && s.inForce(Effect.BLOODLUST);
    return new SpaceView(
        "space:" + number,
        number,
        blocked,
        face(card),
        s.hits[n],
        Damage.toughness(s, card),
        Math.max(0, s.turns[n]),
        counter == null ? 0 : counter.value(),
        type.zombieDamage() + (fiercer ? 1 : 0),
        PARALYSIS.get(s.cardParalysis[n]));
  }

  private SpotView spot(int n) {
    Spot spot = s.content.layout().spots().get(n);
    boolean up = (s.faceUp >>> n & 1) != 0;
    boolean known = (s.known >>> n & 1) != 0;
    return new SpotView(
        "spot:" + n,
        spot.row() + "." + spot.x(),
        spot.row(),
        spot.x(),
        s.content.back(s.spot[n]).id(),
        up,
        known,
        s.uncovered(n),
        (s.zoneSpots() >>> n & 1) != 0,
        up || known ? face(s.spot[n]) : null);
  }

  private PilesView piles() {
    return new PilesView(
        s.zones.size(CardZones.COMMON),
        cards(CardZones.COMMON_DISCARD),
        s.zones.size(CardZones.CITY),
        s.zones.size(CardZones.KIT),
        cards(CardZones.KIT_DISCARD),
        s.zones.size(CardZones.THREATS),
        cards(CardZones.pile(0)),
        cards(CardZones.pile(1)),
        cards(CardZones.pile(2)),
        cards(CardZones.pile(3)),
        cards(CardZones.OUT));
  }
}
