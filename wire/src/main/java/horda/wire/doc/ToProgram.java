package horda.wire.doc;

import horda.engine.Ref;
import horda.engine.View;
import horda.engine.Written;
import horda.engine.shape.Argument;
import horda.engine.shape.OneOf;
import java.util.List;

/// A line that a server writes to a program that plays a seat at its tables
/// (docs/engine-protocol.md). `cmd` tells which it is; the answer has the same `id`.
public sealed interface ToProgram extends Written {
  /// The first.
  ///
  /// @param protocol the version of this protocol
  /// @param bot the program's name in the house
  record Hello(@OneOf("hello") String cmd, int id, int protocol, String bot)
      implements ToProgram, ToProgramHelloWritten {
    public Hello(int id, int protocol, String bot) {
      this("hello", id, protocol, bot);
    }
  }

  /// A seat has to decide.
  ///
  /// @param table its id; it never comes again
  /// @param seats how many play
  /// @param question its name, stable for programs
  /// @param prompt the question for people, in English
  /// @param view what the seat sees; each game has a shape of its own
  /// @param millis how long it may take
  record Choose(
      @OneOf("choose") String cmd,
      int id,
      String table,
      String game,
      int seat,
      int seats,
      String question,
      String prompt,
      View view,
      List<NumberedChoice> choices,
      long millis)
      implements ToProgram, ToProgramChooseWritten {
    /// The same for another line.
    public Choose numbered(int number) {
      return new Choose(
          cmd, number, table, game, seat, seats, question, prompt, view, choices, millis);
    }
  }

  /// The last; then the input is closed.
  record Quit(@OneOf("quit") String cmd) implements ToProgram, ToProgramQuitWritten {
    public Quit() {
      this("quit");
    }
  }

  /// @param choice its number, from 0
  /// @param verb what it does: the id up to its first colon
  /// @param args what its label speaks of
  record NumberedChoice(
      int choice,
      String id,
      String verb,
      @Argument List<Ref> args,
      String label,
      List<Ref> targets) {
    public static NumberedChoice of(int number, Choice choice) {
      return new NumberedChoice(
          number, choice.id(), choice.verb(), choice.args(), choice.label(), choice.targets());
    }
  }
}
