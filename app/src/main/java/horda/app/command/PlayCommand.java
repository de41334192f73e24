package horda.app.command;

import horda.app.play.Menu;
import horda.app.play.Party;
import horda.app.play.PlayTable;
import horda.app.play.SavedGames;
import horda.app.play.Sitting;
import horda.app.screen.Screen;
import horda.app.screen.Screens;
import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.art.Speech;
import horda.bots.Bot;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A game in the terminal.
@Command
public final class PlayCommand implements Callable<Integer> {
  private final Console console;
  private final Shelf shelf = HouseShelf.open();
  private final SavedGames keep;

  @Parameters(paramLabel = "GAME", arity = "0..1")
  private @Nullable String game;

  @Mixin private final TableOptions table = new TableOptions();

  @Option(names = "--load", paramLabel = "FILE")
  private @Nullable Path load;

  @Mixin private final SeatOptions seating = new SeatOptions();

  public PlayCommand(Console console) {
    this.console = console;
    this.keep = SavedGames.of(console);
  }

  @Override
  public Integer call() {
    Opening opening = opening();
    try (Screen screen = Screens.open(console)) {
      if (opening == null) {
        opening = chosen(new Menu(shelf, screen, keep, console.speech()).choose());
      }
      if (opening != null) {
        play(opening, opening.match(), screen);
      }
    } catch (Screen.Interrupted _) {
      // Ctrl-C in the menu: nothing to keep.
    }
    return 0;
  }

  /// A game ready to be played.
  private record Opening(Match<?> match, Party party, Path file, Speech speech, String remark) {}

  /// What the arguments ask for; null when they leave it open. Mistakes are told before the screen
  /// is opened.
  private @Nullable Opening opening() {
    Path file = load;
    if (file != null) {
      if (game != null) {
        throw Trouble.usage(console.say("play.load-or-game"));
      }
      return resumed(Need.file(console, file), console.speech());
    }
    String id = game;
    if (id == null) {
      return null;
    }
    Game<?> opened = shelf.game(id);
    int seats = table.seats(opened.minSeats());
    return begun(opened, seats, seats, "", console.speech());
  }

  private @Nullable Opening chosen(Menu.@Nullable Choice choice) {
    return switch (choice) {
      case null -> null;
      case Menu.Resume resume -> resumed(resume.file(), resume.speech());
      case Menu.Begin begin ->
          begun(
              shelf.game(begin.game()), begin.seats(), begin.people(), begin.bot(), begin.speech());
    };
  }

  private Opening resumed(Path file, Speech speech) {
    SavedGame.Loaded loaded = SavedFile.read(file).replay(shelf);
    Party kept = Party.read(loaded.match().setup().seats(), loaded.names());
    Party party = seated(kept, loaded.match().game());
    return new Opening(loaded.match(), party, file, speech, loaded.remark());
  }

  private <S extends State> Opening begun(
      Game<S> opened, int seats, int people, String bot, Speech speech) {
    Setup setup = Setup.of(opened, seats, table.options(), table.seedOrFresh());
    SortedMap<Integer, String> bots = new TreeMap<>();
    for (int seat = people; seat < seats; seat++) {
      bots.put(seat, bot);
    }
    Party party = seated(Party.of(seats, List.of(), bots), opened);
    return new Opening(new Match<>(opened, setup), party, keep.fresh(opened.id()), speech, "");
  }

  /// Refuses bots that do not play the game while there is nothing on the screen yet.
  private Party seated(Party before, Game<?> opened) {
    Party party = seating.over(before, console);
    party.bots().values().forEach(name -> Roster.standard().named(name, opened));
    return party;
  }

  private <S extends State> void play(Opening opening, Match<S> match, Screen screen) {
    SortedMap<Integer, Bot<S>> seated = seated(match, opening.party());
    if (!opening.remark().isEmpty()) {
      screen.say(opening.remark());
    }
    new PlayTable<>(
            new Sitting<>(
                match,
                opening.party(),
                seated,
                shelf,
                screen,
                opening.speech(),
                keep,
                opening.file()))
        .play();
  }

  private static <S extends State> SortedMap<Integer, Bot<S>> seated(Match<S> match, Party party) {
    SortedMap<Integer, Bot<S>> seated = new TreeMap<>();
    Seed branch = match.setup().seed().child(-1);
    party
        .bots()
        .forEach(
            (seat, name) ->
                seated.put(
                    seat,
                    Roster.standard()
                        .named(name, match.game())
                        .bot(match.game(), seat, new Chance(branch.child(seat)))));
    return seated;
  }
}
