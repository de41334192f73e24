package horda.cityofhorror.stage;

import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Place;
import horda.cityofhorror.rules.SetUp;
import horda.cityofhorror.rules.Windows;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.CityStateParts;
import horda.engine.Engine;
import horda.engine.Question;
import horda.engine.Refusal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// What a key such as `ana.hand` or `church.zombies` says of a table, in words.
public final class Observing {
  /// Words of their own; plain fields have theirs.
  private static final List<String> FRAME =
      List.of(
          "first-player",
          "leader",
          "here",
          "last-move",
          "asks",
          "asked",
          "window",
          "drawn",
          "winners");

  public static final List<String> KEYS = keys();

  private static final List<String> WINDOWS =
      List.of(
          "round-start",
          "late-choice",
          "cards-revealed",
          "invasion-done",
          "moved",
          "location",
          "attack",
          "share",
          "final");

  private final CityState s;
  private final Seats seats;

  public Observing(CityState s) {
    this.s = s;
    this.seats = new Seats(s);
  }

  private static List<String> keys() {
    List<String> keys = new ArrayList<>(FRAME);
    keys.addAll(CityStateParts.WORDS);
    keys.addAll(ObservedPiles.WORDS);
    ObservedPlayer.WORDS.forEach(word -> keys.add("<player>." + word));
    ObservedPerson.WORDS.forEach(word -> keys.add("<character>." + word));
    ObservedPlace.WORDS.forEach(word -> keys.add("<location>." + word));
    keys.add("<location>.votes.<player>");
    return List.copyOf(keys);
  }

  /// A refusal names the nearest key.
  public String look(String key) {
    if (FRAME.contains(key)) {
      return frame(key);
    }
    if (ObservedPiles.WORDS.contains(key)) {
      return new ObservedPiles(s).look(key);
    }
    String plain = CityStateParts.look(s, key);
    if (plain != null) {
      return plain;
    }
    int dot = key.indexOf('.');
    String of = dot < 0 ? key : key.substring(0, dot);
    String word = key.substring(dot + 1);
    int place = Place.named(of);
    if (place >= 0 && word.startsWith("votes.") && seats.named(word.substring(6)) != NONE) {
      return new ObservedPlace(s, place).votes(seats.named(word.substring(6)));
    }
    if (place >= 0 && ObservedPlace.WORDS.contains(word)) {
      return new ObservedPlace(s, place).look(word);
    }
    if (seats.named(of) != NONE && ObservedPlayer.WORDS.contains(word)) {
      return new ObservedPlayer(s, seats.named(of)).look(word);
    }
    if (s.content.personNamed(of) >= 0 && ObservedPerson.WORDS.contains(word)) {
      return new ObservedPerson(s, s.content.personNamed(of)).look(word);
    }
    throw unknown(key);
  }

  private Refusal unknown(String key) {
    String nearest =
        all().stream().min(Comparator.comparingInt(known -> distance(known, key))).orElse("");
    return new Refusal(
        "key",
        "",
        "There is no '%s'; the nearest is '%s', and there are %s."
            .formatted(key, nearest, String.join(", ", KEYS)));
  }

  private List<String> all() {
    List<String> all = new ArrayList<>(FRAME);
    all.addAll(CityStateParts.WORDS);
    all.addAll(ObservedPiles.WORDS);
    seats.words().forEach(who -> ObservedPlayer.WORDS.forEach(w -> all.add(who + "." + w)));
    for (String place : City.PLACES) {
      ObservedPlace.WORDS.forEach(w -> all.add(place + "." + w));
      seats.words().forEach(who -> all.add(place + ".votes." + who));
    }
    s.content.people().forEach(p -> ObservedPerson.WORDS.forEach(w -> all.add(p.id() + "." + w)));
    return all;
  }

  /// How many letters must be changed to make one word the other.
  private static int distance(String a, String b) {
    int[] row = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      int corner = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        corner = row[j];
        row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }

  private String frame(String key) {
    return switch (key) {
      case "first-player" -> seats.name(s.firstPlayer);
      case "leader" -> s.content.colours().get(s.leader);
      case "here" -> place(s.here);
      case "last-move" -> lastMove();
      case "asks" -> s.agenda.nameOfTop("nothing");
      case "asked" -> asked();
      case "window" -> window();
      case "drawn" -> drawn();
      case "winners" -> seats.names(s.winners);
      default -> throw new IllegalStateException(key);
    };
  }

  private String lastMove() {
    return s.lastMover == NONE
        ? "nobody"
        : s.content.person(s.lastMover).id() + " " + place(s.lastFrom) + " " + place(s.lastTo);
  }

  /// Whose answer is awaited.
  private String asked() {
    Question<CityState> question = Engine.question(s);
    return seats.names(question == null ? 0 : question.awaited(s));
  }

  /// Which window is open: `attack church`.
  private String window() {
    return s.agenda.peek() instanceof Windows.General window
        ? WINDOWS.get(window.kind()) + (window.place() < 0 ? "" : " " + place(window.place()))
        : "none";
  }

  /// The Movement cards that the one who places people has turned and not served yet.
  private String drawn() {
    List<String> places = new ArrayList<>();
    if (s.agenda.peek() instanceof SetUp.PlaceOne one) {
      for (int rest = one.places(); rest != 0; rest &= rest - 1) {
        int place = Integer.numberOfTrailingZeros(rest);
        places.add(Place.id(place) + (s.isFull(place) ? " (full)" : ""));
      }
    }
    return joined(places);
  }

  static String place(int place) {
    return place < 0 ? "nowhere" : Place.id(place);
  }

  static String num(int n) {
    return Integer.toString(n);
  }

  static String flag(boolean flag) {
    return flag ? "yes" : "no";
  }

  static String joined(List<String> words) {
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }
}
