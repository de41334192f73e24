package horda.app.command;

import horda.app.coverage.Coverage;
import horda.app.play.RulePrinter;
import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.engine.Nullable;
import horda.wire.Language;
import horda.wire.RuleBook;
import horda.wire.RuleEntry;
import horda.wire.Shelf;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The rule books: to read, to search, and whether every rule has a test.
@Command
public final class RulesCommand implements Callable<Integer> {
  private final Console console;
  private final Shelf shelf = HouseShelf.open();

  @Parameters(index = "0", paramLabel = "GAME", arity = "0..1")
  private @Nullable String first;

  @Parameters(index = "1..*", paramLabel = "WORD")
  private List<String> words = new ArrayList<>();

  @Option(names = "--coverage")
  private boolean coverage;

  @Option(names = "--json")
  private boolean json;

  public RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<String> games = games();
    if (coverage) {
      return cover(games);
    }
    String sought = String.join(" ", words);
    return json ? printJson(games, sought) : print(games, sought);
  }

  /// `rules walk` means the word, as long as no game is called so and the book is clear.
  private List<String> games() {
    String word = first;
    if (word == null) {
      return shelf.ids();
    }
    if (shelf.ids().contains(word)) {
      return List.of(word);
    }
    if (coverage || looksLikeAGame(word)) {
      return List.of(shelf.game(word).id());
    }
    words.addFirst(word);
    return shelf.ids();
  }

  /// No word of a rule has two hyphens, but the names of our games do.
  private boolean looksLikeAGame(String word) {
    boolean ruleId = shelf.ids().stream().anyMatch(id -> shelf.rules(id).find(word).isPresent());
    return !ruleId && word.chars().filter(c -> c == '-').count() > 1;
  }

  private int print(List<String> games, String sought) {
    int found = 0;
    for (String game : games) {
      RulePrinter printer =
          new RulePrinter(shelf.rules(game), shelf.texts(game, language()), console.speech());
      List<String> lines = sought.isEmpty() ? printer.book() : printer.search(sought);
      if (!lines.isEmpty()) {
        found++;
        console.out().println(shelf.texts(game, language()).say("game.name"));
        console.out().println();
        lines.forEach(console.out()::println);
      }
    }
    if (found == 0) {
      throw Trouble.failure(console.say("rules.nothing", sought));
    }
    return 0;
  }

  private int printJson(List<String> games, String sought) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    for (String game : games) {
      RuleBook book = shelf.rules(game);
      ObjectNode node = all.addObject().put("game", game);
      ArrayNode rules = node.putArray("rules");
      for (RuleEntry entry : book.search(sought, language())) {
        rules
            .addObject()
            .put("id", entry.id())
            .put("chapter", book.title(entry.chapter(), language()))
            .put("ruling", entry.ruling())
            .put("text", entry.text(language()))
            .put("reason", entry.reason(language()));
      }
    }
    console.out().println(all.size() == 1 ? all.get(0) : all);
    return 0;
  }

  private int cover(List<String> games) {
    if (!Files.isDirectory(console.home().resolve("games"))) {
      throw Trouble.failure(console.say("rules.no-sources"));
    }
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    for (String game : games) {
      Coverage found = Coverage.of(console.home(), game, shelf.rules(game));
      all.add(found.json());
      if (!json) {
        print(found);
      }
    }
    if (json) {
      console.out().println(all.size() == 1 ? all.get(0) : all);
    }
    return 0;
  }

  private void print(Coverage found) {
    String percent = Figures.percent(found.share());
    console
        .out()
        .println(
            console.say("rules.covered", found.game(), found.tested(), found.rules(), percent));
    if (!found.missing().isEmpty()) {
      console.out().println(console.say("rules.missing", String.join(", ", found.missing())));
    }
    if (!found.unknown().isEmpty()) {
      console.out().println(console.say("rules.unknown", String.join(", ", found.unknown())));
    }
  }

  private Language language() {
    return console.speech().language();
  }
}
