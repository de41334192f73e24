package horda.app.command;

import horda.app.play.Party;
import horda.app.shell.Console;
import horda.app.shell.Trouble;
import horda.wire.Json;
import horda.wire.Likeness;
import horda.wire.Plain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/// Who takes the seats: names of people, and bots. Seats are counted from 1 by people.
final class SeatOptions {
  private static final int LONGEST_NAME = 16;

  @Option(names = "--names", paramLabel = "NAME", split = ",")
  private List<String> names = List.of();

  @Option(names = "--bots", paramLabel = "SEAT=BOT", split = ",")
  private List<String> bots = List.of();

  /// What was asked for, over what `before` says.
  Party over(Party before, Console console) {
    int seats = before.names().size();
    return Party.of(
        seats,
        names.isEmpty() ? before.names() : names(seats, console),
        bots.isEmpty() ? before.bots() : bots(seats, console));
  }

  private List<String> names(int seats, Console console) {
    if (names.size() > seats) {
      throw Trouble.usage(console.say("mistake.names", names.size(), seats));
    }
    List<String> plain = new ArrayList<>();
    for (String name : names) {
      plain.add(plain(name, console));
    }
    plain.addAll(Collections.nCopies(seats - plain.size(), ""));
    for (int seat = 0; seat < seats; seat++) {
      if (Likeness.isTaken(plain, seat, plain.get(seat))) {
        throw Trouble.usage(console.say("mistake.name-taken", plain.get(seat)));
      }
    }
    return plain;
  }

  /// Brackets tell bots from people in saved games.
  private static String plain(String typed, Console console) {
    String name = Plain.text(typed, Integer.MAX_VALUE);
    if (name.codePointCount(0, name.length()) > LONGEST_NAME || name.matches(".*[()].*")) {
      throw Trouble.usage(console.say("mistake.name", Json.clip(name)));
    }
    return name;
  }

  /// `2=greedy` takes one seat, `greedy` all that are left but the first.
  private SortedMap<Integer, String> bots(int seats, Console console) {
    SortedMap<Integer, String> seated = new TreeMap<>();
    for (String bot : bots) {
      int equals = bot.indexOf('=');
      if (equals >= 0) {
        seated.put(seat(bot.substring(0, equals), seats, console), bot.substring(equals + 1));
      }
    }
    for (String bot : bots) {
      for (int seat = 1; seat < seats && bot.indexOf('=') < 0; seat++) {
        seated.putIfAbsent(seat, bot);
      }
    }
    return seated;
  }

  private static int seat(String number, int seats, Console console) {
    int seat = number.matches("\\d{1,4}") ? Integer.parseInt(number) : 0;
    if (seat < 1 || seat > seats) {
      throw Trouble.usage(console.say("mistake.bot-seat", number, seats));
    }
    return seat - 1;
  }
}
