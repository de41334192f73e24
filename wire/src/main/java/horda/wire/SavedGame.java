package horda.wire;

import horda.engine.BadState;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.doc.LogLine;
import horda.wire.doc.SavedGameDoc;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A game as it is kept: how it was set up and the log of answers, from which everything follows.
/// Whatever text is read from a file is made fit to be shown ([Plain]). Errors are a [Refusal]
/// (`save`) of one sentence.
///
/// @param content hash of the content it was played with
/// @param names what the seats are called; may be empty
/// @param start the position it began from; null when it began from the deal
/// @param found what is wrong at its end, if somebody kept it for that; else null
/// @param proof how its dice were fixed, for a game of a table; null for others
public record SavedGame(
    String game,
    int revision,
    String content,
    int seats,
    SortedMap<String, String> options,
    List<String> names,
    Seed seed,
    @Nullable JsonNode start,
    List<Match.Entry> log,
    @Nullable KeptReason found,
    @Nullable DiceProof proof) {

  /// Goes up when the file's shape changes; older shapes stay readable. In the first, orders were
  /// written as words of an answer ([OldWords]).
  private static final int FORMAT = 2;

  private static final int FORMAT_OF_WORDS = 1;

  /// How a game without answers ends, as text.
  private static final String EMPTY = ",\"log\":[]}";

  private static final int MOST_SEATS = 30;
  private static final int MOST_ANSWERS = 1_000_000;

  /// With what the terminal writes behind the name of a bot's seat.
  private static final int LONGEST_NAME = 80;

  /// A game taken up again.
  ///
  /// @param remark that rules or content have changed since it was saved; empty if not
  public record Loaded(Match<?> match, List<String> names, String remark) {}

  public SavedGame {
    options = new TreeMap<>(options);
    names = List.copyOf(names);
    log = List.copyOf(log);
  }

  /// A game that was kept to be played on.
  public SavedGame(
      String game,
      int revision,
      String content,
      int seats,
      SortedMap<String, String> options,
      List<String> names,
      Seed seed,
      @Nullable JsonNode start,
      List<Match.Entry> log) {
    this(game, revision, content, seats, options, names, seed, start, log, null);
  }

  /// A game that was kept for what is wrong at its end.
  public SavedGame(
      String game,
      int revision,
      String content,
      int seats,
      SortedMap<String, String> options,
      List<String> names,
      Seed seed,
      @Nullable JsonNode start,
      List<Match.Entry> log,
      @Nullable KeptReason found) {
    this(game, revision, content, seats, options, names, seed, start, log, found, null);
  }

  /// The same game with the proof of its dice.
  public SavedGame with(@Nullable DiceProof known) {
    return new SavedGame(
        game, revision, content, seats, options, names, seed, start, log, found, known);
  }

  public static SavedGame of(Shelf shelf, Match<?> match, List<String> names) {
    String id = match.game().id();
    Setup setup = match.setup();
    return new SavedGame(
        id,
        match.game().revision(),
        shelf.contentHash(id),
        setup.seats(),
        setup.options(),
        names,
        setup.seed(),
        start(match),
        match.log());
  }

  private static <S extends State> @Nullable JsonNode start(Match<S> match) {
    S start = match.start();
    return start == null ? null : StateJson.write(match.game(), match.setup(), start);
  }

  /// A match as text, ready for a file.
  public static String save(Shelf shelf, Match<?> match, List<String> names) {
    return of(shelf, match, names).text();
  }

  /// Takes up what [#save] wrote, by playing all its answers again.
  public static Loaded load(Shelf shelf, String text) {
    return parse(text).replay(shelf);
  }

  /// One answer a line, so that two saved games can be compared with a plain diff.
  public String text() {
    String whole = TextPen.of(document(List.of()));
    StringBuilder text = new StringBuilder(whole.substring(0, whole.length() - EMPTY.length()));
    text.append(",\n\"log\":[");
    for (int i = 0; i < log.size(); i++) {
      text.append(i == 0 ? "\n" : ",\n").append(TextPen.of(EntryJson.write(log.get(i))));
    }
    return text.append("\n]}\n").toString();
  }

  /// The same as one object.
  public ObjectNode json() {
    return TreePen.of(document());
  }

  SavedGameDoc document() {
    return document(log.stream().map(EntryJson::write).toList());
  }

  private SavedGameDoc document(List<LogLine> lines) {
    return new SavedGameDoc(
        FORMAT,
        game,
        revision,
        content,
        seats,
        options,
        names,
        seed.toString(),
        start == null ? null : new Tree(start),
        found == null ? null : found.document(),
        proof == null ? null : proof.document(),
        lines);
  }

  public static SavedGame parse(String text) {
    try {
      return parse(Json.parse(text));
    } catch (Json.Unreadable e) {
      throw refusal("This is no saved game. " + e.getMessage());
    }
  }

  public static SavedGame parse(JsonNode node) {
    Form form =
        Form.of(
            node,
            "the whole",
            (field, why) -> refusal("This is no saved game: '" + field + "' " + why + "."));
    int format = form.whole("format", 1, Integer.MAX_VALUE);
    if (format > FORMAT) {
      throw refusal("This game was saved by a newer version; update to open it.");
    }
    SavedGame saved =
        new SavedGame(
            form.text("game"),
            form.whole("revision", 0, Integer.MAX_VALUE),
            form.text("content"),
            form.whole("seats", 1, MOST_SEATS),
            options(form),
            names(form),
            seed(form),
            form.has("start") ? Plain.tree(form.node("start")) : null,
            entries(form, format),
            form.has("found") ? KeptReason.parse(form.form("found", form.node("found"))) : null,
            form.has("proof") ? DiceProof.parse(form.form("proof")) : null);
    form.end();
    return saved;
  }

  /// Some are whole texts that people wrote: a mission.
  private static SortedMap<String, String> options(Form form) {
    SortedMap<String, String> options = form.words("options");
    options.replaceAll((option, value) -> Plain.block(value));
    return options;
  }

  private static List<String> names(Form form) {
    return form.texts("names", MOST_SEATS).stream()
        .map(name -> Plain.text(name, LONGEST_NAME))
        .toList();
  }

  private static Seed seed(Form form) {
    try {
      return Seed.parse(form.text("seed"));
    } catch (IllegalArgumentException e) {
      throw form.wrong("seed", "must be a whole number or 32 or 64 hexadecimal digits");
    }
  }

  private static List<Match.Entry> entries(Form form, int format) {
    List<Match.Entry> entries = new ArrayList<>();
    for (JsonNode item : form.list("log", MOST_ANSWERS)) {
      Form entry = form.form("log", item);
      entries.add(
          format == FORMAT_OF_WORDS
              ? EntryJson.readOld(entry, MOST_SEATS)
              : EntryJson.read(entry, MOST_SEATS));
    }
    return entries;
  }

  /// The same game before its first answer.
  public SavedGame without() {
    return new SavedGame(
        game, revision, content, seats, options, names, seed, start, List.of(), found, proof);
  }

  /// Plays all answers again; refuses with the number of the first that no longer fits.
  public Loaded replay(Shelf shelf) {
    Game<?> opened = shelf.game(game);
    String remark = remark(opened, shelf.contentHash(game));
    return new Loaded(replay(opened, remark), names, remark);
  }

  private <S extends State> Match<S> replay(Game<S> opened, String remark) {
    Match<S> match = begin(opened, remark);
    for (int i = 0; i < log.size(); i++) {
      try {
        match.enter(log.get(i));
      } catch (RuntimeException e) {
        throw misfit(i, e, remark);
      }
    }
    return match;
  }

  /// The refusal of an entry of the log (counted from 0) that cannot be played.
  public Refusal misfit(int at, RuntimeException why, String remark) {
    Match.Entry entry = log.get(at);
    return refusal(
        "Answer %d (seat %d: '%s') does not fit: %s %s"
            .formatted(
                at + 1, entry.seat(), Json.clip(EntryJson.word(entry)), sentence(why), remark)
            .strip());
  }

  private <S extends State> Match<S> begin(Game<S> opened, String remark) {
    try {
      if (start != null) {
        return StateJson.read(opened, start, seed).match();
      }
      return new Match<>(opened, Setup.of(opened, seats, options, seed));
    } catch (RuntimeException e) {
      throw refusal(("The game cannot be set up again: " + sentence(e) + " " + remark).strip());
    }
  }

  private static String sentence(RuntimeException e) {
    return switch (e) {
      case Refusal refusal -> String.valueOf(refusal.getMessage());
      case BadState bad -> bad.getMessage() + ".";
      default -> "a rule failed (" + e.getClass().getSimpleName() + ").";
    };
  }

  private String remark(Game<?> opened, String hash) {
    if (revision != opened.revision()) {
      return "It was saved with rules revision %d, and this is revision %d."
          .formatted(revision, opened.revision());
    }
    return content.equals(hash) ? "" : "It was saved with other content (cards, places) than this.";
  }

  private static Refusal refusal(String sentence) {
    return new Refusal("save", "", sentence);
  }
}
