package horda.app.play;

import horda.app.screen.Screen;
import horda.app.shell.HouseSpeech;
import horda.art.Ink;
import horda.art.Speech;
import horda.bots.BotLevel;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.wire.Language;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What `./horda` alone asks: which game, how many, or the one from last time. Enter alone always
/// leads to a game.
public final class Menu {
  /// What was chosen.
  public sealed interface Choice {
    Speech speech();
  }

  public record Resume(Path file, Speech speech) implements Choice {}

  /// @param people how many of the seats; the program plays the others
  /// @param bot how it plays them
  public record Begin(String game, int seats, int people, String bot, Speech speech)
      implements Choice {}

  private interface Entry {
    String title();
  }

  private record Continue(String title, Path file) implements Entry {}

  private record NewGame(String title, String game) implements Entry {}

  private record Switch(String title, Language to) implements Entry {}

  private record Exit(String title) implements Entry {}

  private final Shelf shelf;
  private final Screen screen;
  private final SavedGames keep;
  private Speech speech;

  public Menu(Shelf shelf, Screen screen, SavedGames keep, Speech speech) {
    this.shelf = shelf;
    this.screen = screen;
    this.keep = keep;
    this.speech = speech;
  }

  /// Null when the player leaves.
  public @Nullable Choice choose() {
    while (true) {
      List<Entry> entries = entries();
      show(entries);
      int number = number(speech.say("menu.ask", 1), 1, entries.size(), 1);
      if (number == 0) {
        return null;
      }
      switch (entries.get(number - 1)) {
        case Continue resume -> {
          return new Resume(resume.file(), speech);
        }
        case NewGame begin -> {
          Game<?> game = shelf.game(begin.game());
          int seats = seats(game);
          int people = seats == 0 ? 0 : people(game, seats);
          String bot = people == 0 ? "" : bot(game, people < seats);
          return bot.isEmpty() ? null : new Begin(begin.game(), seats, people, bot, speech);
        }
        case Switch language -> speech = HouseSpeech.in(language.to());
        default -> {
          return null;
        }
      }
    }
  }

  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    Optional<Path> last = keep.latest();
    last.ifPresent(file -> entries.add(new Continue(resumeTitle(file), file)));
    for (String id : shelf.ids()) {
      var texts = shelf.texts(id, speech.language());
      String title = speech.say("menu.new", texts.say("game.name"), texts.say("game.short"));
      entries.add(new NewGame(title, id));
    }
    Language other = speech.language() == Language.EN ? Language.ES : Language.EN;
    entries.add(new Switch(HouseSpeech.in(other).say("menu.language"), other));
    entries.add(new Exit(speech.say("menu.quit")));
    return entries;
  }

  private String resumeTitle(Path file) {
    SavedGame saved = SavedFile.read(file);
    String name =
        shelf.ids().contains(saved.game())
            ? shelf.texts(saved.game(), speech.language()).say("game.name")
            : saved.game();
    return speech.say("menu.continue", name, saved.seats(), saved.log().size());
  }

  private void show(List<Entry> entries) {
    screen.clear();
    screen.print(Ink.of(Ink.TITLE, speech.say("menu.title")));
    screen.print("");
    for (int i = 0; i < entries.size(); i++) {
      screen.print(
          Ink.join(
              Ink.of(Ink.KEY, "%3d ".formatted(i + 1)), Ink.of(Ink.PLAIN, entries.get(i).title())));
    }
    screen.print("");
  }

  private int seats(Game<?> game) {
    if (game.minSeats() == game.maxSeats()) {
      return game.minSeats();
    }
    String prompt = speech.say("menu.seats", game.minSeats(), game.maxSeats(), game.minSeats());
    return number(prompt, game.minSeats(), game.maxSeats(), game.minSeats());
  }

  /// A single person plays with the program; in a game for one, more seats are more people, unless
  /// somebody says otherwise.
  private int people(Game<?> game, int seats) {
    int standard = game.minSeats() == 1 ? seats : 1;
    return seats == 1 ? 1 : number(speech.say("menu.people", seats, standard), 1, seats, standard);
  }

  /// How well the program should play; empty when the player leaves.
  private String bot(Game<?> game, boolean asked) {
    Roster roster = Roster.standard();
    List<String> levels =
        Arrays.stream(BotLevel.values())
            .map(BotLevel::id)
            .filter(roster.names(game)::contains)
            .toList();
    String usual = roster.usual(game);
    if (!asked || levels.size() < 2) {
      return usual;
    }
    for (int i = 0; i < levels.size(); i++) {
      String name = speech.say("bots." + levels.get(i));
      String about = speech.say("bots." + levels.get(i) + "-about");
      screen.print(
          Ink.join(
              Ink.of(Ink.KEY, "%3d ".formatted(i + 1)),
              Ink.of(Ink.PLAIN, speech.say("menu.level-line", name, about))));
    }
    int standard = levels.indexOf(usual) + 1;
    int number = number(speech.say("menu.level", standard), 1, levels.size(), standard);
    return number == 0 ? "" : levels.get(number - 1);
  }

  /// A number in the range; Enter gives the standard, the end of the input 0.
  private int number(String prompt, int least, int most, int standard) {
    while (true) {
      String typed = screen.ask(prompt, List.of());
      if (typed == null || Typed.fold(typed).matches("q|quit|salir")) {
        return 0;
      }
      String word = typed.strip();
      if (word.isEmpty()) {
        return standard;
      }
      if (word.matches("\\d{1,6}")) {
        int number = Integer.parseInt(word);
        if (number >= least && number <= most) {
          return number;
        }
      }
      screen.say(speech.say("menu.number", least, most));
    }
  }
}
