package horda.wire;

import horda.engine.Agenda;
import horda.engine.BadState;
import horda.engine.Fields;
import horda.engine.Game;
import horda.engine.Step;
import horda.engine.StepBook;
import horda.engine.Zones;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Reads a state's fields from a JSON object and believes nothing: whatever does not fit is a
/// [BadState] that names the field.
final class FieldsReader implements Fields {
  /// Promises and the like; more than any game makes.
  private static final int LONGEST_LIST = 100_000;

  private static final int MOST_STEPS = 4096;
  private static final int MOST_ARGS = 256;

  private final Game<?> game;
  private final Form form;

  FieldsReader(Game<?> game, Form form) {
    this.game = game;
    this.form = form;
  }

  /// Nothing may be left over.
  void end() {
    form.end();
  }

  @Override
  public int num(String name, int value, int min, int max) {
    return form.whole(name, min, max);
  }

  @Override
  public long big(String name, long value) {
    return form.big(name, form.node(name));
  }

  @Override
  public boolean flag(String name, boolean value) {
    return form.flag(name);
  }

  @Override
  public int word(String name, int value, String... words) {
    String word = form.text(name);
    int index = List.of(words).indexOf(word);
    if (index < 0) {
      throw form.wrong(
          name, "must be one of " + String.join(", ", words) + ", not '" + Json.clip(word) + "'");
    }
    return index;
  }

  @Override
  public void nums(String name, byte[] values, int min, int max) {
    int[] read = ints(name, values.length, inByte(min), inByte(max));
    for (int i = 0; i < read.length; i++) {
      values[i] = (byte) read[i];
    }
  }

  @Override
  public void nums(String name, short[] values, int min, int max) {
    int[] read = ints(name, values.length, inShort(min), inShort(max));
    for (int i = 0; i < read.length; i++) {
      values[i] = (short) read[i];
    }
  }

  @Override
  public void nums(String name, int[] values, int min, int max) {
    System.arraycopy(ints(name, values.length, min, max), 0, values, 0, values.length);
  }

  @Override
  public long[] list(String name, long[] values) {
    return form.list(name, LONGEST_LIST).stream().mapToLong(n -> form.big(name, n)).toArray();
  }

  @Override
  public void zones(String name, Zones zones) {
    Form all = form.form(name);
    for (String zone : all.names()) {
      if (zones.plan().find(zone) < 0) {
        throw form.wrong(name, "there is no zone '" + Json.clip(zone) + "'");
      }
    }
    CardRange range = CardRange.of(zones);
    for (int zone = 0; zone < zones.plan().size(); zone++) {
      String label = zones.plan().name(zone);
      zones.clear(zone);
      for (JsonNode card : all.list(label, zones.plan().capacity(zone))) {
        zones.add(zone, all.whole(label, card, range.least(), range.most()));
      }
    }
  }

  @Override
  public void agenda(String name, Agenda agenda) {
    List<Step<?>> steps = new ArrayList<>();
    for (JsonNode item : form.list(name, MOST_STEPS)) {
      steps.add(step(name, agenda.book(), form.form(name, item)));
    }
    agenda.clear();
    for (Step<?> step : steps.reversed()) {
      agenda.push(step);
    }
  }

  private Step<?> step(String field, StepBook<?> book, Form item) {
    String name = item.text("step");
    int[] args =
        item.list("args", MOST_ARGS).stream()
            .mapToInt(n -> item.whole("args", n, Integer.MIN_VALUE, Integer.MAX_VALUE))
            .toArray();
    item.end();
    Step<?> step = made(field, book, name, args);
    if (!book.name(step).equals(name) || !Arrays.equals(book.args(step), args)) {
      throw form.wrong(
          field, "step '" + name + "' does not take " + Arrays.toString(args) + " as it stands");
    }
    return step;
  }

  /// Whatever a game trips over while it makes a step of foreign arguments is the arguments' fault.
  private Step<?> made(String field, StepBook<?> book, String name, int[] args) {
    try {
      return book.isEmpty() ? game.step(name, args) : book.read(name, args);
    } catch (BadState bad) {
      throw form.wrong(field, String.valueOf(bad.getMessage()));
    } catch (RuntimeException _) {
      throw form.wrong(
          field, "no step '" + Json.clip(name) + "' with " + args.length + " such arguments");
    }
  }

  private int[] ints(String name, int length, int min, int max) {
    List<JsonNode> items = form.list(name, LONGEST_LIST);
    if (items.size() != length) {
      throw form.wrong(name, "must have " + length + " items, not " + items.size());
    }
    return items.stream().mapToInt(n -> form.whole(name, n, min, max)).toArray();
  }

  /// A deal unpacks everything, so cards with other numbers than a blank's do not exist.
  private record CardRange(int least, int most) {
    static CardRange of(Zones blank) {
      int least = Short.MAX_VALUE;
      int most = Short.MIN_VALUE;
      for (int zone = 0; zone < blank.plan().size(); zone++) {
        for (int i = 0; i < blank.size(zone); i++) {
          least = Math.min(least, blank.at(zone, i));
          most = Math.max(most, blank.at(zone, i));
        }
      }
      return least <= most
          ? new CardRange(least, most)
          : new CardRange(Short.MIN_VALUE, Short.MAX_VALUE);
    }
  }

  private static int inByte(int bound) {
    return Math.clamp(bound, Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  private static int inShort(int bound) {
    return Math.clamp(bound, Short.MIN_VALUE, Short.MAX_VALUE);
  }
}
