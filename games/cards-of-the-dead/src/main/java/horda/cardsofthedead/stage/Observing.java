package horda.cardsofthedead.stage;

import static horda.cardsofthedead.state.CardsState.NONE;
import static horda.cardsofthedead.state.CardsState.SPACES;

import horda.cardsofthedead.content.Spot;
import horda.cardsofthedead.rules.Damage;
import horda.cardsofthedead.state.CardsState;
import horda.cardsofthedead.state.CardsStateParts;
import horda.cardsofthedead.view.Viewing;
import horda.engine.Engine;
import horda.engine.Nullable;
import horda.engine.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// What a key such as `rick.vitality` or `space.3.hits` says of a table, in words.
public final class Observing {
  /// Words of their own; plain fields have theirs.
  private static final List<String> FRAME =
      List.of(
          "active",
          "noise-made",
          "asks",
          "asked",
          "venues",
          "spaces",
          "free-spaces",
          "blocked",
          "uncovered");

  public static final List<String> KEYS = keys();

  private static final String SPACE = "space.";
  private static final String SPOT = "spot.";

  private final CardsState s;

  public Observing(CardsState s) {
    this.s = s;
  }

  private static List<String> keys() {
    List<String> keys = new ArrayList<>(FRAME);
    CardsStateParts.WORDS.stream().filter(word -> !keys.contains(word)).forEach(keys::add);
    for (String of : new String[] {"", ".hits", ".left", ".turns", ".paralysed"}) {
      keys.add("space.<1-7>" + of);
    }
    keys.add("spot.<row>.<x>");
    ObservedSurvivor.WORDS.forEach(word -> keys.add("<survivor>." + word));
    ObservedPiles.WORDS.forEach(pile -> keys.add(pile + "[.count|.top|.bottom|.<n>|.<card>]"));
    return List.copyOf(keys);
  }

  /// Null for an unknown key.
  public @Nullable String look(String key) {
    String own = find(key);
    return own == null ? CardsStateParts.look(s, key) : own;
  }

  private @Nullable String find(String key) {
    if (FRAME.contains(key)) {
      return frame(key);
    }
    if (key.matches("space\\.[1-7](\\.\\w+)?")) {
      return space(key.charAt(SPACE.length()) - '1', key.substring(SPACE.length() + 1));
    }
    if (key.startsWith(SPOT)) {
      return spot(key.substring(SPOT.length()));
    }
    int dot = key.indexOf('.');
    int seat = dot < 0 ? NONE : Preparing.seat(s, key.substring(0, dot));
    return seat == NONE
        ? new ObservedPiles(s).look(key)
        : new ObservedSurvivor(s, seat).look(key.substring(dot + 1));
  }

  private String frame(String key) {
    return switch (key) {
      case "active" -> s.active == NONE ? "nobody" : s.who(s.active).id();
      case "noise-made" -> flag(s.survivorsMadeNoise);
      case "asks" -> s.agenda.nameOfTop("nothing");
      case "asked" -> asked();
      case "venues" -> list(IntStream.of(1, 2).filter(z -> (s.venuesEntered & z) != 0), this::zone);
      case "spaces" -> list(IntStream.range(0, SPACES), this::onSpace);
      case "free-spaces" -> list(IntStream.range(0, SPACES).filter(s::isFree), n -> num(n + 1));
      case "blocked" ->
          list(IntStream.range(0, SPACES).filter(n -> (s.blocked & 1 << n) != 0), n -> num(n + 1));
      case "uncovered" -> list(uncovered(), n -> Spots.id(s.content.layout().spots().get(n)));
      default -> throw new IllegalStateException(key);
    };
  }

  /// Whose answer is awaited: a survivor, or nobody.
  private String asked() {
    Question<CardsState> question = Engine.question(s);
    int awaited = question == null ? 0 : question.awaited(s);
    int seat = awaited == 0 ? NONE : Integer.numberOfTrailingZeros(awaited);
    return seat == NONE || s.survivor[seat] == NONE ? "nobody" : s.who(seat).id();
  }

  private IntStream uncovered() {
    return IntStream.range(0, s.spot.length)
        .filter(n -> (s.zoneSpots() >>> n & 1) != 0 && s.uncovered(n));
  }

  private String zone(int zone) {
    return Viewing.ZONES.get(zone);
  }

  private String onSpace(int n) {
    if (s.space[n] != NONE) {
      return s.type(s.space[n]).id();
    }
    return s.isFree(n) ? "empty" : "blocked";
  }

  private @Nullable String space(int n, String part) {
    return switch (part) {
      case "" -> onSpace(n);
      case ".hits" -> num(s.hits[n]);
      case ".left" -> num(s.space[n] == NONE ? 0 : Damage.toughness(s, s.space[n]) - s.hits[n]);
      case ".turns" -> num(s.turns[n]);
      case ".paralysed" -> paralysis(s.cardParalysis[n]);
      default -> null;
    };
  }

  private @Nullable String spot(String id) {
    for (int n = 0; n < s.spot.length; n++) {
      Spot spot = s.content.layout().spots().get(n);
      if (!Spots.id(spot).equals(id)) {
        continue;
      }
      if (s.spot[n] == NONE) {
        return "gone";
      }
      String card = s.type(s.spot[n]).id();
      boolean up = (s.faceUp >>> n & 1) != 0;
      boolean known = (s.known >>> n & 1) != 0;
      return up ? "face-up " + card : known ? "known " + card : "face-down";
    }
    return null;
  }

  static String num(int n) {
    return Integer.toString(n);
  }

  static String flag(boolean flag) {
    return flag ? "yes" : "no";
  }

  static String paralysis(int token) {
    return Spaces.PARALYSIS.words().get(token);
  }

  static String list(IntStream numbers, IntFunction<String> words) {
    return joined(numbers.mapToObj(words).toList());
  }

  static String joined(List<String> words) {
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }
}
