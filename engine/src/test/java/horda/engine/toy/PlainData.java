package horda.engine.toy;

import horda.engine.Data;
import java.util.List;
import java.util.Map;

/** Data written in code: maps, lists and plain values. */
record PlainData(String where, Object value) implements Data {
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
    throw new Data.Fault(this, "not a map");
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
      throw new Data.Fault(this, "there is no " + key);
    }
    return new PlainData(where + "." + key, map().get(key));
  }

  @Override
  public List<Data> items() {
    if (value instanceof List<?> list) {
      return list.stream().<Data>map(item -> new PlainData(where, item)).toList();
    }
    throw new Data.Fault(this, "not a list");
  }

  @Override
  public String text() {
    return value.toString();
  }

  @Override
  public int num() {
    return Integer.parseInt(text());
  }

  @Override
  public boolean flag() {
    return text().equals("true") || text().equals("yes");
  }
}
