package horda.app.command;

import horda.app.shell.Console;
import horda.app.shell.HouseShelf;
import horda.app.shell.Trouble;
import horda.bots.roster.Roster;
import horda.engine.Game;
import horda.engine.Nullable;
import horda.lab.experiment.Content;
import horda.lab.experiment.ContentFolder;
import horda.lab.experiment.Experiment;
import horda.lab.experiment.Gathered;
import horda.lab.experiment.Hands;
import horda.lab.experiment.HandsMaker;
import horda.lab.experiment.Laboratory;
import horda.lab.experiment.ThreadHands;
import horda.lab.experiment.Workbench;
import horda.wire.Shelf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;

/// What commands that carry out experiments have in common: how many games, who plays them, and how
/// it is told.
final class LabOptions {
  @Option(names = "--games", paramLabel = "N")
  private int games = 1000;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", paramLabel = "FILE")
  private @Nullable Path journal;

  @Option(names = "--on", paramLabel = "WHERE")
  private @Nullable String where;

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--quiet")
  private boolean quiet;

  private @Nullable Workbench bench;

  boolean json() {
    return json;
  }

  int games(Console console) {
    return Need.positive(console, "--games", games);
  }

  /// Where games of this process are played; what a designer lays over them comes with each
  /// experiment.
  Workbench bench() {
    if (bench == null) {
      bench = new Workbench(Shelf.standard(), Roster.standard());
    }
    return bench;
  }

  /// What the games of the house hold: the shipped files and those of `HORDA_CONTENT`.
  Content content(Game<?> game) {
    Path folder = HouseShelf.folder();
    return folder == null || !Files.isDirectory(folder.resolve(game.id()))
        ? ContentFolder.shipped(Shelf.standard(), game.id())
        : ContentFolder.over(Shelf.standard(), game.id(), folder);
  }

  Gathered run(Console console, Experiment experiment) {
    // A mistake in seats, options or bots is told before anything is hired or written.
    bench().check(experiment);
    Hands hands = hands(console);
    Progress.Manner manner = json || quiet ? Progress.Manner.SILENT : Progress.Manner.TOLD;
    try (Progress progress =
        new Progress(console, experiment.games(), console.say("progress.games"), manner)) {
      return Laboratory.run(experiment, hands, journal, progress::at);
    }
  }

  private Hands hands(Console console) {
    if (where == null) {
      return new ThreadHands(bench(), Need.positive(console, "--threads", threads));
    }
    int equals = where.indexOf('=');
    String name = equals < 0 ? where : where.substring(0, equals);
    List<String> known = new ArrayList<>();
    for (HandsMaker maker : ServiceLoader.load(HandsMaker.class)) {
      if (maker.name().equals(name)) {
        return maker.hire(equals < 0 ? "" : where.substring(equals + 1));
      }
      known.add(maker.name());
    }
    throw Trouble.usage(
        known.isEmpty()
            ? console.say("mistake.on-none", name)
            : console.say("mistake.on", name, String.join(", ", known)));
  }
}
