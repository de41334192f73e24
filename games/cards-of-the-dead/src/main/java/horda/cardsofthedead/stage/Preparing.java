package horda.cardsofthedead.stage;

import static horda.cardsofthedead.state.CardsState.MAIN;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.rules.Act;
import horda.cardsofthedead.rules.GameTurn;
import horda.cardsofthedead.rules.SurvivorTurn;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.view.Viewing;
import horda.engine.Data;
import horda.engine.Engine;
import horda.engine.Known;
import horda.engine.Out;
import horda.engine.Step;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/// Changes a table that has just been dealt into the position that a scenario describes. Whatever
/// it does not name stays as dealt: full tracks, Kit cards in hand, an empty Play Area, empty
/// discards.
public final class Preparing {
  private static final List<String> WORDS =
      List.of(
          "day",
          "threats",
          "active",
          "actions",
          "ability-used",
          "last-breath",
          "kills",
          "noise-made",
          "venues",
          "indoors",
          "spaces",
          "blocked",
          "layout",
          "gone",
          "face-up",
          "known",
          "begin");

  private final CardsState s;
  private final Data position;

  private Preparing(CardsState s, Data position) {
    this.s = s;
    this.position = position;
  }

  /// From the deal to the position; the question or step to go on with lies on the agenda.
  public static CardsState position(CardsState dealt, Data position) {
    new Preparing(dealt, position).prepare();
    return dealt;
  }

  /// The seat of a survivor's id, or of `seat1`; -1 if there is none.
  public static int seat(CardsState s, String word) {
    for (int seat = 0; seat < s.seats(); seat++) {
      if (word.equals("seat" + (seat + 1))
          || s.survivor[seat] != CardsState.NONE && s.who(seat).id().equals(word)) {
        return seat;
      }
    }
    return CardsState.NONE;
  }

  private void prepare() {
    Engine.advance(s, Out.SILENT);
    if (!(s.agenda.peek() instanceof Act)) {
      throw new Data.Fault(position, "say who plays whom in the option survivors: rick+selena");
    }
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(Piles.WORDS);
    List<String> survivors = survivors();
    words.addAll(survivors);
    new Known("word of a position", words).check(position);
    days();
    CardFinder finder = new CardFinder(s);
    venues(finder);
    freshTable(finder);
    cards(finder, survivors);
    turn(survivors);
  }

  private List<String> survivors() {
    List<String> ids = new ArrayList<>();
    for (int seat = 0; seat < s.seats(); seat++) {
      ids.add(s.who(seat).id());
    }
    return ids;
  }

  /// Days pass in silence; the Threats that the position names are revealed.
  private void days() {
    int day = position.num("day", 1);
    if (day < 1 || day > 3) {
      throw new Data.Fault(position.at("day"), "a day is 1, 2 or 3, not " + day);
    }
    if (position.has("threats")) {
      List<Data> threats = position.at("threats").items();
      if (threats.size() != day - 1) {
        throw new Data.Fault(
            position.at("threats"), "on Day " + day + " there are " + (day - 1) + " Threats");
      }
      new Piles(s, new CardFinder(s)).onTop(threats, CardZones.THREATS, Back.THREAT);
    }
    while (s.day < day) {
      pass(Effect.EXIT);
    }
  }

  /// The group goes through a Place in silence.
  private void pass(Effect place) {
    s.agenda.clear();
    s.agenda.push(new GameTurn.Close(place));
    Engine.advance(s, Out.SILENT);
  }

  private void venues(CardFinder finder) {
    Known known = new Known("venue", Viewing.ZONES.subList(1, Viewing.ZONES.size()));
    if (position.has("venues")) {
      for (Data venue : position.at("venues").items()) {
        int zone = known.index(venue) + 1;
        s.venuesEntered |= zone;
        s.zones.moveAll(
            zone == CardsState.IN_PHARMACY ? CardZones.PHARMACY : CardZones.MARKET, CardZones.OUT);
        s.zones.add(CardZones.OUT, finder.take(venue, EnumSet.of(Back.CITY)));
      }
    }
    if (position.has("indoors")) {
      Data venue = position.at("indoors");
      boolean pharmacy = known.index(venue) + 1 == CardsState.IN_PHARMACY;
      if ((s.venuesEntered & (pharmacy ? 1 : 2)) != 0) {
        throw new Data.Fault(venue, "say 'indoors' or 'venues', each venue is entered once");
      }
      s.zones.add(CardZones.OUT, finder.take(venue, EnumSet.of(Back.CITY)));
      pass(pharmacy ? Effect.ENTER_PHARMACY : Effect.ENTER_MARKET);
    }
  }

  /// As if the days had passed without a trace: full tracks and empty discards.
  private void freshTable(CardFinder finder) {
    finder.sweep(CardZones.COMMON_DISCARD);
    for (int seat = 0; seat < s.seats(); seat++) {
      s.vitality[seat] = (byte) s.who(seat).vitality();
      s.immunity[seat] = (byte) s.who(seat).immunity();
    }
    // Nobody knows anything about the order of a pile that a scenario arranges.
    s.beforeDay2 = 0;
    s.beforeDay3 = 0;
    s.dealtBeforeDay2 = 0;
    s.dealtBeforeDay3 = 0;
  }

  private void cards(CardFinder finder, List<String> survivors) {
    Survivors people = new Survivors(s, finder);
    for (String id : survivors) {
      if (position.has(id)) {
        people.emptyHands(seat(s, id), position.at(id));
      }
    }
    new Spaces(s, finder).prepare(position);
    if (position.has("layout")) {
      finder.spots().layout(position.at("layout"));
    }
    for (String id : survivors) {
      if (position.has(id)) {
        people.prepare(seat(s, id), position.at(id));
      }
    }
    if (position.has("gone")) {
      finder.spots().gone(position.at("gone"));
    }
    new Piles(s, finder).prepare(position);
    if (position.has("face-up")) {
      finder.spots().faceUp(position.at("face-up"));
    }
    if (position.has("known")) {
      finder.spots().known(position.at("known"));
    }
  }

  private void turn(List<String> survivors) {
    s.active =
        position.has("active")
            ? new Known("survivor of this table", survivors).index(position.at("active"))
            : s.firstSeat;
    s.actions = Known.num(position, "actions", CardsState.ACTIONS, CardsState.ACTIONS);
    s.abilityUsed = position.flag("ability-used");
    s.lastBreath = position.flag("last-breath");
    s.kills = Known.num(position, "kills", 0, 999);
    s.survivorsMadeNoise = position.flag("noise-made");
    s.agenda.clear();
    begin(position.text("begin", "action"));
  }

  /// Where the script takes over.
  private void begin(String word) {
    int next = s.day + 1;
    if (word.equals("day " + next) && next <= 3 && s.zone == MAIN) {
      go(new GameTurn.Close(Effect.EXIT));
      return;
    }
    switch (word) {
      case "action" -> go(new Act());
      case "turn" -> go(new SurvivorTurn.Begin(s.active));
      case "game-turn" -> {
        s.actions = 0;
        go(new GameTurn.Close(Effect.NONE));
        go(new GameTurn.Begin());
      }
      default ->
          throw Known.of("beginning", "action", "turn", "game-turn", "day " + next)
              .fault(position.at("begin"), word);
    }
  }

  private void go(Step<CardsState> step) {
    s.agenda.push(step);
  }
}
