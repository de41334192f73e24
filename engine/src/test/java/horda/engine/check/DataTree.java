package horda.engine.check;

import horda.engine.Data;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Data that a test builds in memory: maps, lists and plain values.
public record DataTree(String where, Object value) implements Data {
  @Override
  public boolean isMap() {
    return value instanceof Map<?, ?>;
  }

  @Override
  public boolean isList() {
    return value instanceof List<?>;
  }

  private Map<?, ?> map() {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new Fault(this, "is no map: " + value);
  }

  private DataTree below(Object key, Object item) {
    return new DataTree(where + "." + key, item);
  }

  @Override
  public List<String> keys() {
    return map().keySet().stream().map(String::valueOf).toList();
  }

  @Override
  public boolean has(String key) {
    return map().containsKey(key);
  }

  @Override
  public Data at(String key) {
    if (!has(key)) {
      throw new Fault(this, "has no '" + key + "'");
    }
    return below(key, map().get(key));
  }

  @Override
  public List<Data> items() {
    if (value instanceof List<?> list) {
      return IntStream.range(0, list.size()).<Data>mapToObj(i -> below(i, list.get(i))).toList();
    }
    throw new Fault(this, "is no list: " + value);
  }

  @Override
  public String text() {
    if (isMap() || isList()) {
      throw new Fault(this, "is no plain value: " + value);
    }
    return String.valueOf(value);
  }

  @Override
  public int num() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException e) {
      throw new Fault(this, "is no number: " + value);
    }
  }

  @Override
  public boolean flag() {
    return text().equals("true") || text().equals("yes");
  }
}
