package horda.server.table;

import horda.engine.Nullable;
import java.util.List;

/// Who sits at a table and who plays for whom: what lines change of that, and what the house says
/// about it in the chat.
final class People {
  private final Seating seating;
  private final Clocks clocks;
  private final List<Said> chat;

  People(Seating seating, Clocks clocks, List<Said> chat) {
    this.seating = seating;
    this.clocks = clocks;
    this.chat = chat;
  }

  /// A line about a seat; others say nothing here.
  void take(Line line, long at) {
    switch (line) {
      case Line.Sit sit -> {
        seating.set(sit.seat(), Chair.person(sit.name(), sit.colour(), sit.key()));
        chat.add(Said.house("sat", sit.seat(), at));
      }
      case Line.Named named -> seating.name(named);
      case Line.Start start -> {
        if (start.fill() != null) {
          seating.fill(start.fill());
        }
      }
      case Line.Open open ->
          seating.set(open.seat(), Chair.open(seating.chair(open.seat()).colour()));
      case Line.StandIn standIn -> stoodIn(standIn.seat(), standIn.bot(), at);
      case Line.Flag flag -> {
        clocks.fell(flag.seat());
        seating.standIn(flag.seat(), flag.bot());
        chat.add(Said.house("flag", flag.seat(), at));
      }
      case Line.Falter falter -> {
        seating.standIn(falter.seat(), falter.bot());
        String why = BotFailure.CODES.contains(falter.why()) ? falter.why() : BotFailure.GONE;
        chat.add(Said.house("bot-" + why, falter.seat(), at));
      }
      case Line.Remove remove -> removed(remove, at);
      default -> {}
    }
  }

  /// A person has answered. True: they are back, and others see it.
  boolean answered(int seat, long at) {
    clocks.answered(seat);
    if (seating.standIn(seat) == null) {
      return false;
    }
    stoodIn(seat, null, at);
    return true;
  }

  private void stoodIn(int seat, @Nullable String bot, long at) {
    seating.standIn(seat, bot);
    if (bot == null) {
      clocks.back(seat);
    }
    chat.add(Said.house(bot == null ? "back" : "stand-in", seat, at));
  }

  private void removed(Line.Remove line, long at) {
    Chair left = seating.chair(line.seat());
    String bot = line.bot();
    Chair next = bot == null ? Chair.open(left.colour()) : Chair.bot("", left.colour(), bot);
    seating.set(line.seat(), next);
    String key = bot == null ? "removed" : "removed-playing";
    chat.add(Said.house(key, left.name(), line.seat(), at));
  }
}
