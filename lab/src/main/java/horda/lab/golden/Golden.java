package horda.lab.golden;

import horda.bots.GreedyBot;
import horda.bots.RandomBot;
import horda.engine.Game;
import horda.engine.Hinted;
import horda.engine.Seed;
import horda.engine.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Golden playthroughs of a game. A test calls [#check]; `-Dgolden.write=true` writes the files
/// again instead; people judge the diff.
public final class Golden {
  /// System property: write instead of compare.
  public static final String WRITE = "golden.write";

  /// A line a step.
  private static final String COMPACT = ".yaml";

  /// In full words.
  private static final String TOLD = ".txt";

  private static final int CONTEXT = 3;

  private Golden() {}

  /// Plays every file in `folder` again and fails with the first difference of each. It also fails
  /// when there is no file, because then the game is not checked at all.
  public static void check(Path folder, Game<?> game) {
    if (Boolean.getBoolean(WRITE)) {
      write(folder, game);
      return;
    }
    List<Path> files = files(folder);
    if (files.isEmpty()) {
      throw new AssertionError(
          "No playthroughs of %s in %s; write them with -D%s=true."
              .formatted(game.id(), folder, WRITE));
    }
    List<String> differences = new ArrayList<>();
    for (Path file : files) {
      compare(game, file).ifPresent(differences::add);
    }
    if (!differences.isEmpty()) {
      throw new AssertionError(
          String.join("\n\n", differences)
              + "\n\nIf this is meant, write them again with -D%s=true (and think of revision())."
                  .formatted(WRITE));
    }
  }

  /// Writes all files again; where there is none, one for each bot and number of seats, and one a
  /// bot in words.
  public static void write(Path folder, Game<?> game) {
    try {
      Files.createDirectories(folder);
      if (files(folder).isEmpty()) {
        for (String players : players(game)) {
          for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
            start(folder.resolve(seats + "-seats-" + players + COMPACT), game, seats, players);
          }
          start(folder.resolve("told-" + players + TOLD), game, game.minSeats(), players);
        }
      }
      for (Path file : files(folder)) {
        PlaythroughHeader header =
            PlaythroughHeader.parse(game, file.toString(), Files.readString(file));
        Files.writeString(file, text(record(game, header, isTold(file))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Those who always play the same, as fast as a test needs.
  private static List<String> players(Game<?> game) {
    return game instanceof Hinted<?>
        ? List.of(GreedyBot.NAME, RandomBot.NAME)
        : List.of(RandomBot.NAME);
  }

  private static void start(Path file, Game<?> game, int seats, String players) throws IOException {
    PlaythroughHeader header =
        PlaythroughHeader.of(game, seats, Seed.of(seats), players, Seed.of(100 + seats));
    Files.writeString(file, text(header.lines(game)));
  }

  /// Plays a file again: where it first differs, in words; empty if it does not.
  public static Optional<String> compare(Game<?> game, Path file) {
    try {
      String kept = Files.readString(file);
      PlaythroughHeader header = PlaythroughHeader.parse(game, file.toString(), kept);
      return difference(file, kept.lines().toList(), record(game, header, isTold(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (RuntimeException fault) {
      return Optional.of(file + ": cannot be played: " + fault);
    }
  }

  /// A playthrough as text.
  public static String record(
      Game<?> game, int seats, Seed seed, String players, Seed bots, boolean inWords) {
    return text(record(game, PlaythroughHeader.of(game, seats, seed, players, bots), inWords));
  }

  private static <S extends State> List<String> record(
      Game<S> game, PlaythroughHeader header, boolean inWords) {
    Scribe<S> scribe = inWords ? new ToldScribe<>() : new Compact<>();
    return new Recorder<>(game, header, scribe).record();
  }

  private static Optional<String> difference(Path file, List<String> kept, List<String> now) {
    for (int i = 0; i < Math.max(kept.size(), now.size()); i++) {
      String was = i < kept.size() ? kept.get(i) : "(the end)";
      String is = i < now.size() ? now.get(i) : "(the end)";
      if (!was.equals(is)) {
        List<String> before = kept.subList(Math.max(0, i - CONTEXT), Math.min(i, kept.size()));
        return Optional.of(
            "%s line %d:%n%s%n- %s%n+ %s"
                .formatted(file, i + 1, String.join("\n", before).indent(2), was, is));
      }
    }
    return Optional.empty();
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  private static boolean isTold(Path file) {
    return file.toString().endsWith(TOLD);
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> f.toString().endsWith(COMPACT) || isTold(f)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
