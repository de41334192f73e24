package horda.server.outside;

import horda.bots.BotMaker;
import horda.bots.roster.Roster;
import horda.engine.Refusal;
import horda.wire.Shelf;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The programs of a house.
public final class Programs implements AutoCloseable {
  /// How long a program may take to answer.
  private static final long MILLIS = 5000;

  private final List<Program> programs;

  private Programs(List<Program> programs) {
    this.programs = programs;
  }

  /// Starts them, each given as `name=command`. Refuses with a sentence what is wrong.
  public static Programs start(List<String> given) {
    Programs all = new Programs(given.stream().map(text -> Program.parse(text, MILLIS)).toList());
    Set<String> names = new HashSet<>();
    for (Program program : all.programs) {
      if (!names.add(program.name())) {
        throw new Refusal("bot-program", "", "Two bots are called '" + program.name() + "'.");
      }
    }
    try {
      all.programs.forEach(Program::start);
    } catch (Refusal refusal) {
      all.close();
      throw refusal;
    }
    return all;
  }

  /// Those of the house, and these after them. Refuses a name that is taken.
  public Roster with(Roster house, Shelf shelf) {
    List<BotMaker> makers =
        programs.stream().<BotMaker>map(program -> new ProgramMaker(program, shelf)).toList();
    for (String id : shelf.ids()) {
      for (Program program : programs) {
        if (house.knows(program.name(), shelf.game(id))) {
          throw new Refusal(
              "bot-program", "", "There is a bot '" + program.name() + "' in the house already.");
        }
      }
    }
    return house.and(makers);
  }

  /// All at once, so that a stubborn one does not keep the others waiting.
  @Override
  public void close() {
    List<Thread> leaving =
        programs.stream().map(program -> Thread.startVirtualThread(program::close)).toList();
    leaving.forEach(Programs::await);
  }

  private static void await(Thread leaving) {
    try {
      leaving.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
