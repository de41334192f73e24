package horda.server.meter;

import java.util.List;
import java.util.Map;

/// Writes figures in the text format of Prometheus, version 0.0.4.
public final class Exposition {
  /// What the text is called over HTTP.
  public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private final StringBuilder text = new StringBuilder(8192);

  /// What goes up and down.
  public Exposition gauge(String name, String help, double value) {
    return gauge(name, help, List.of(), Map.of(List.of(), value));
  }

  /// The same, apart by labels.
  public Exposition gauge(
      String name, String help, List<String> labels, Map<List<String>, Double> values) {
    head(name, help, "gauge");
    values.forEach((worn, value) -> sample(name, labels, worn, value));
    return this;
  }

  /// What only goes up.
  public Exposition counter(String name, String help, double value) {
    head(name, help, "counter");
    sample(name, List.of(), List.of(), value);
    return this;
  }

  public Exposition counter(String name, String help, Counter counter) {
    return counter(name, help, counter.labels(), counter.counts());
  }

  public Exposition counter(
      String name, String help, List<String> labels, Map<List<String>, ? extends Number> counts) {
    head(name, help, "counter");
    counts.forEach((worn, count) -> sample(name, labels, worn, count.doubleValue()));
    return this;
  }

  /// How long something takes, in seconds.
  public Exposition histogram(String name, String help, Spread spread) {
    head(name, help, "histogram");
    Spread.Reading now = spread.read();
    long sum = 0;
    for (int bound = 0; bound < now.counts().length; bound++) {
      sum += now.counts()[bound];
      boolean last = bound == now.counts().length - 1;
      String le = last ? "+Inf" : number(now.bound(bound));
      sample(name + "_bucket", List.of("le"), List.of(le), sum);
    }
    sample(name + "_sum", List.of(), List.of(), now.nanos() / 1e9);
    sample(name + "_count", List.of(), List.of(), sum);
    return this;
  }

  private void head(String name, String help, String type) {
    String words = help.replace("\\", "\\\\").replace("\n", "\\n");
    text.append("# HELP ").append(name).append(' ').append(words).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private void sample(String name, List<String> labels, List<String> worn, double value) {
    text.append(name);
    for (int i = 0; i < labels.size(); i++) {
      text.append(i == 0 ? '{' : ',').append(labels.get(i)).append("=\"");
      text.append(escaped(worn.get(i))).append('"');
    }
    text.append(labels.isEmpty() ? " " : "} ").append(number(value)).append('\n');
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  private static String number(double value) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return whole ? Long.toString((long) value) : Double.toString(value);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
