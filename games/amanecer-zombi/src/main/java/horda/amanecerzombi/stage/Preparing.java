package horda.amanecerzombi.stage;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Data;
import horda.engine.Known;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// Makes a position out of words. What the words leave out is quiet: see the README of the
/// scenarios.
public final class Preparing {
  private static final List<String> WORDS =
      List.of(
          "players",
          "next-season",
          "round",
          "season",
          "active",
          "first-player",
          "zones",
          "decks",
          "only",
          "search",
          "dice",
          "at");
  private static final String QUIET_SEASON = "clean-air";

  private final AmanecerState s;
  private final Data position;
  private final Cards cards;
  private final Seats seats;

  private Preparing(AmanecerState s, Data position) {
    this.s = s;
    this.position = position;
    this.cards = new Cards(s);
    if (position.has("players")) {
      s.names = position.at("players").items().stream().map(Data::text).toList();
    }
    this.seats = new Seats(s);
  }

  /// Changes a table that was dealt and not played yet.
  public static AmanecerState position(AmanecerState dealt, Data position) {
    Preparing preparing = new Preparing(dealt, position);
    preparing.prepare();
    return dealt;
  }

  private void prepare() {
    List<String> words = new ArrayList<>(WORDS);
    words.addAll(seats.all());
    new Known("word of a position", words).check(position);
    s.firstPlayer = position.has("first-player") ? seats.index(position.at("first-player")) : 0;
    if (position.text("at", "").equals(StartingPoint.SET_UP)) {
      setUp();
      return;
    }
    s.agenda.clear();
    s.active = position.has("active") ? seats.index(position.at("active")) : s.firstPlayer;
    new Maps(s, cards, seats).lay(position);
    seasons();
    Groups groups = new Groups(s, cards);
    for (int seat = 0; seat < s.seats(); seat++) {
      String name = seats.name(seat);
      groups.fill(seat, position.has(name) ? position.at(name) : null);
    }
    groups.fillQuiet(position);
    if (position.has("decks")) {
      decks(position.at("decks"));
    }
    if (position.has("only")) {
      only(position.at("only"));
    }
    if (position.has("search")) {
      search(position.at("search"));
    }
    if (position.has("dice")) {
      dice(position.at("dice"));
    }
    StartingPoint.push(s, seats, position);
  }

  /// Nothing has been chosen yet: what the position says is dealt, and the game begins.
  private void setUp() {
    Known.of("word of a position at the set-up", "at", "players", "first-player", "zones", "decks")
        .check(position);
    s.active = s.firstPlayer;
    if (position.has("zones")) {
      new Maps(s, cards, seats).deal(position);
    }
    if (position.has("decks")) {
      decks(position.at("decks"));
    }
  }

  private void seasons() {
    s.round = position.num("round", 1);
    for (int i = 1; i < s.round; i++) {
      s.zones.add(Piles.SEASON_PAST, s.zones.draw(Piles.SEASON_DECK));
    }
    int card = position.has("season") ? cards.season(position.at("season")) : quiet();
    int top = s.zones.draw(Piles.SEASON_DECK);
    swap(card, top);
    s.season = card;
    if (position.has("next-season")) {
      int next = cards.season(position.at("next-season"));
      int last = s.zones.size(Piles.SEASON_DECK) - 1;
      swap(next, s.zones.at(Piles.SEASON_DECK, last));
      s.zones.set(Piles.SEASON_DECK, last, next);
    }
  }

  /// Swaps the place of one season card with the other's.
  private void swap(int card, int other) {
    for (int zone : List.of(Piles.SEASON_DECK, Piles.SEASON_REMOVED, Piles.SEASON_PAST)) {
      int at = s.zones.indexOf(zone, card);
      if (at >= 0) {
        s.zones.set(zone, at, other);
      }
    }
  }

  private int quiet() {
    for (int card = 0; card < s.content().seasons(); card++) {
      if (s.content().season(card).id().equals(QUIET_SEASON)) {
        return card;
      }
    }
    return 0;
  }

  /// The next cards of decks, in the order in which they will come.
  private void decks(Data decks) {
    Known.of(
            "deck", "action", "special", "green", "blue", "character", "mission", "skill", "damage")
        .check(decks);
    for (String deck : decks.keys()) {
      Data list = decks.at(deck);
      switch (deck) {
        case "action" -> onTop(list, Piles.ACTION_DECK, cards::action);
        case "special" -> onTop(list, Piles.objectDeck(0), word -> cards.objectOf(0, word));
        case "green" -> onTop(list, Piles.objectDeck(1), word -> cards.objectOf(1, word));
        case "blue" -> onTop(list, Piles.objectDeck(2), word -> cards.objectOf(2, word));
        case "character" ->
            onTop(list, Piles.CHARACTER_DECK, word -> cards.character(word, word.text()));
        case "mission" -> onTop(list, Piles.MISSION_DECK, cards::mission);
        case "skill" -> onTop(list, Piles.SKILL_DECK, cards::skill);
        default -> onTop(list, Piles.DAMAGE_DECK, cards::damage);
      }
    }
  }

  private void onTop(Data list, int zone, ToIntFunction<Data> take) {
    List<Integer> taken = new ArrayList<>();
    for (Data word : list.items()) {
      taken.add(take.applyAsInt(word));
    }
    for (int i = taken.size() - 1; i >= 0; i--) {
      s.zones.add(zone, taken.get(i));
    }
  }

  /// The whole Action deck and its discard pile; all other cards leave the game.
  private void only(Data only) {
    Known.of("part of 'only'", "deck", "discard").check(only);
    List<Integer> deck = new ArrayList<>();
    for (Data word : only.at("deck").items()) {
      deck.add(cards.action(word));
    }
    for (Data word : only.at("discard").items()) {
      s.zones.add(Piles.ACTION_DISCARD, cards.action(word));
    }
    s.zones.moveAll(Piles.ACTION_DECK, Piles.ACTION_REMOVED);
    for (int i = deck.size() - 1; i >= 0; i--) {
      s.zones.add(Piles.ACTION_DECK, deck.get(i));
    }
  }

  /// The active player is searching where the Group stands.
  private void search(Data search) {
    Known.of("word of a search", "discards", "found").check(search);
    s.searchAt = s.at[s.active];
    s.searchDiscards = search.num("discards", 1);
    if (s.table.location(s.searchAt) == NONE) {
      throw new Data.Fault(search, "the Group does not stand on a Location");
    }
    if (search.has("found")) {
      for (Data word : search.at("found").items()) {
        s.zones.add(Piles.FOUND, cards.object(word, word.text()));
      }
    }
  }

  /// What the next dice will show.
  private void dice(Data dice) {
    Arrays.fill(s.loaded, (byte) 0);
    s.loadedDice = 0;
    for (Data die : dice.items()) {
      s.loaded[s.loadedDice++] = (byte) die.num();
    }
  }
}
