package horda.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/// The words of scenarios that call the seats `seat0`, `seat1`…: a key is a word of the table
/// (`night`), or a word of a seat (`seat0.tins`). The build makes the words of the plain fields; a
/// game adds its own, and a stage is made of all. `asks` (the question that waits) and `winners`
/// are words of every table.
public final class SeatWords<S extends State> {
  /// What is known of one seat.
  public interface OfSeat<S> {
    Object look(S state, int seat);
  }

  /// What a card is called in files.
  public interface CardName<S> {
    String of(S state, int card);
  }

  /// Cards that a position lists by name: they are taken from another zone.
  ///
  /// @param fromTop whether the first is the top card
  /// @param size how many cards are drawn where a position says nothing
  private record Pile<S>(
      OfSeat<S> zone, int from, boolean fromTop, CardName<S> name, ToIntFunction<S> size) {
    void lay(S s, int seat, Zones zones, Data given) {
      for (Data card : ordered(given.isList() ? given.items() : List.of(given))) {
        zones.add(number(s, seat), zones.take(from, card, n -> name.of(s, n)));
      }
    }

    void draw(S s, int seat, Zones zones) {
      zones.draw(from, number(s, seat), size.applyAsInt(s));
    }

    String look(S s, int seat, Zones zones) {
      return String.join(", ", ordered(zones.list(number(s, seat), n -> name.of(s, n))));
    }

    private <T> List<T> ordered(List<T> cards) {
      return fromTop ? cards.reversed() : cards;
    }

    private int number(S s, int seat) {
      return (Integer) zone.look(s, seat);
    }
  }

  /// Sets the plain fields of a seat.
  public interface Put<S> {
    void put(S state, int seat, Data words);
  }

  private final Map<String, Function<S, Object>> table = new LinkedHashMap<>();
  private final Map<String, OfSeat<S>> seats = new LinkedHashMap<>();
  private final Map<String, Pile<S>> piles = new LinkedHashMap<>();
  private final Map<String, Pile<S>> hands = new LinkedHashMap<>();
  private final Map<String, Consumer<S>> moments = new LinkedHashMap<>();
  private final Function<S, @Nullable Zones> zones;
  private final List<String> plain;
  private final List<String> plainOfSeat;
  private final BiConsumer<S, Data> put;
  private final Put<S> putAtSeat;

  /// @param zones where the cards lie; null in a game without
  /// @param put sets the plain fields that a position names
  /// @param putAtSeat sets those of a seat
  public SeatWords(
      Function<S, @Nullable Zones> zones,
      List<String> plain,
      List<String> plainOfSeat,
      BiConsumer<S, Data> put,
      Put<S> putAtSeat) {
    this.zones = zones;
    this.plain = plain;
    this.plainOfSeat = plainOfSeat;
    this.put = put;
    this.putAtSeat = putAtSeat;
    table("asks", s -> s.agenda.nameOfTop(""));
  }

  /// Adds a word of the table.
  public SeatWords<S> table(String word, Function<S, Object> look) {
    table.put(word, look);
    return this;
  }

  /// Adds a word of each seat.
  public SeatWords<S> seat(String word, OfSeat<S> look) {
    seats.put(word, look);
    return this;
  }

  /// Adds a pile of cards, or one card: a position says which cards of `from` lie there, the top
  /// card first; if it says nothing, that number is drawn.
  public SeatWords<S> pile(String word, int zone, int from, int size, CardName<S> name) {
    Pile<S> pile = new Pile<>((_, _) -> zone, from, true, name, _ -> size);
    piles.put(word, pile);
    return table(word, s -> pile.look(s, 0, zones(s)));
  }

  /// Adds cards of each seat.
  public SeatWords<S> hand(
      String word, OfSeat<S> zone, int from, ToIntFunction<S> size, CardName<S> name) {
    Pile<S> hand = new Pile<>(zone, from, false, name, size);
    hands.put(word, hand);
    return seat(word, (s, seat) -> hand.look(s, seat, zones(s)));
  }

  private Zones zones(S s) {
    return Objects.requireNonNull(zones.apply(s), "a game without cards");
  }

  /// Adds moments at which a position can stand (`at: vote`): names of steps without arguments. The
  /// first of all moments is the one of a position that names none.
  public SeatWords<S> moments(String... steps) {
    for (String step : steps) {
      moment(step, s -> s.agenda.push(s.agenda.book().read(step)));
    }
    return this;
  }

  /// Adds a moment.
  ///
  /// @param push puts on the agenda what comes next
  public SeatWords<S> moment(String word, Consumer<S> push) {
    moments.put(word, push);
    return this;
  }

  /// A stage that knows all these words.
  ///
  /// @param rest makes the rest of the position, when what it says is set
  public Stage<S> stage(Game<S> game, Consumer<S> rest) {
    table("winners", s -> winners(game.outcome(s), s.seats()));
    List<String> keys = new ArrayList<>(table.keySet());
    for (int seat = 0; seat < game.maxSeats(); seat++) {
      for (String word : seats.keySet()) {
        keys.add(name(seat) + "." + word);
      }
    }
    return new WordStage<>(
        game,
        (s, position, out) -> {
          put(s, position);
          rest.accept(s);
          s.agenda.clear();
          moment(position).accept(s);
          Engine.advance(s, out);
          return s;
        },
        this::look,
        List.copyOf(keys),
        SeatWords::find);
  }

  private void put(S s, Data position) {
    List<String> all = new ArrayList<>(plain);
    all.addAll(piles.keySet());
    all.add("at");
    IntStream.range(0, s.seats()).forEach(seat -> all.add(name(seat)));
    new Known("word of a position", all).check(position);
    put.accept(s, position);
    lay(s, 0, piles, position);
    List<String> own = new ArrayList<>(plainOfSeat);
    own.addAll(hands.keySet());
    for (int seat = 0; seat < s.seats(); seat++) {
      if (position.has(name(seat))) {
        Data words = position.at(name(seat));
        new Known("word of a seat", own).check(words);
        putAtSeat.put(s, seat, words);
        lay(s, seat, hands, words);
      }
    }
    draw(s, position);
  }

  private void lay(S s, int seat, Map<String, Pile<S>> named, Data words) {
    named.forEach(
        (word, pile) -> {
          if (words.has(word)) {
            pile.lay(s, seat, zones(s), words.at(word));
          }
        });
  }

  /// What the position does not name is drawn when all that it names is taken.
  private void draw(S s, Data position) {
    piles.forEach(
        (word, pile) -> {
          if (!position.has(word)) {
            pile.draw(s, 0, zones(s));
          }
        });
    for (int seat = 0; seat < s.seats(); seat++) {
      for (Map.Entry<String, Pile<S>> hand : hands.entrySet()) {
        if (!position.has(name(seat)) || !position.at(name(seat)).has(hand.getKey())) {
          hand.getValue().draw(s, seat, zones(s));
        }
      }
    }
  }

  private Consumer<S> moment(Data position) {
    List<Consumer<S>> all = List.copyOf(moments.values());
    return position.has("at")
        ? all.get(new Known("moment", List.copyOf(moments.keySet())).index(position.at("at")))
        : all.getFirst();
  }

  private @Nullable String look(S s, String key) {
    int dot = key.indexOf('.');
    int seat = dot < 0 ? -1 : find(s, key.substring(0, dot));
    if (seat >= 0) {
      OfSeat<S> word = seats.get(key.substring(dot + 1));
      return word == null ? null : word.look(s, seat).toString();
    }
    Function<S, Object> word = table.get(key);
    return word == null ? null : word.apply(s).toString();
  }

  private static String winners(@Nullable Outcome outcome, int seats) {
    return outcome == null
        ? ""
        : String.join(
            ", ",
            IntStream.range(0, seats).filter(outcome::won).mapToObj(SeatWords::name).toList());
  }

  /// `seat0`.
  public static String name(int seat) {
    return "seat" + seat;
  }

  private static int find(State s, String word) {
    return IntStream.range(0, s.seats())
        .filter(seat -> word.equals(name(seat)))
        .findFirst()
        .orElse(-1);
  }
}
