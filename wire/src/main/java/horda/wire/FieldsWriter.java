package horda.wire;

import horda.engine.Agenda;
import horda.engine.Fields;
import horda.engine.Step;
import horda.engine.Zones;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes a state's fields into a JSON object.
final class FieldsWriter implements Fields {
  private final ObjectNode into = Json.object();

  ObjectNode written() {
    return into;
  }

  private void put(String name, JsonNode value) {
    if (into.has(name)) {
      throw new IllegalStateException("a state describes two fields as '" + name + "'");
    }
    into.set(name, value);
  }

  @Override
  public int num(String name, int value, int min, int max) {
    put(name, into.numberNode(value));
    return value;
  }

  @Override
  public long big(String name, long value) {
    put(name, into.stringNode(Long.toString(value)));
    return value;
  }

  @Override
  public boolean flag(String name, boolean value) {
    put(name, into.booleanNode(value));
    return value;
  }

  @Override
  public int word(String name, int value, String... words) {
    put(name, into.stringNode(words[value]));
    return value;
  }

  @Override
  public void nums(String name, byte[] values, int min, int max) {
    ArrayNode list = Json.array();
    for (byte value : values) {
      list.add((int) value);
    }
    put(name, list);
  }

  @Override
  public void nums(String name, short[] values, int min, int max) {
    ArrayNode list = Json.array();
    for (short value : values) {
      list.add((int) value);
    }
    put(name, list);
  }

  @Override
  public void nums(String name, int[] values, int min, int max) {
    put(name, ints(values));
  }

  @Override
  public long[] list(String name, long[] values) {
    ArrayNode list = Json.array();
    for (long value : values) {
      list.add(Long.toString(value));
    }
    put(name, list);
    return values;
  }

  @Override
  public void zones(String name, Zones zones) {
    ObjectNode all = Json.object();
    for (int zone = 0; zone < zones.plan().size(); zone++) {
      ArrayNode cards = all.putArray(zones.plan().name(zone));
      for (int i = 0; i < zones.size(zone); i++) {
        cards.add(zones.at(zone, i));
      }
    }
    put(name, all);
  }

  @Override
  public void agenda(String name, Agenda agenda) {
    ArrayNode steps = Json.array();
    for (int depth = 0; depth < agenda.size(); depth++) {
      Step<?> step = agenda.at(depth);
      steps
          .addObject()
          .put("step", agenda.nameOf(step))
          .set("args", ints(agenda.book().args(step)));
    }
    put(name, steps);
  }

  private static ArrayNode ints(int[] values) {
    ArrayNode list = Json.array();
    for (int value : values) {
      list.add(value);
    }
    return list;
  }
}
