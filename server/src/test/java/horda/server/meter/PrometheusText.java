package horda.server.meter;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the text format of Prometheus (version 0.0.4) and takes nothing that does not fit its
/// grammar and its rules: a type before the samples of a metric, all of them in one group, no
/// sample twice, escapes only where they are allowed, and whole histograms.
public final class PrometheusText {
  /// One value with its labels.
  public record Sample(String name, Map<String, String> labels, double value) {}

  /// A metric: its type, and its samples in their order.
  public record Family(String name, String type, List<Sample> samples) {}

  private static final Pattern HELP =
      Pattern.compile("# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) ((?:[^\\\\]|\\\\\\\\|\\\\n)*)");
  private static final Pattern TYPE =
      Pattern.compile(
          "# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)");
  private static final Pattern SAMPLE =
      Pattern.compile("([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\\{(.*)\\})? (\\S+)(?: (-?\\d+))?");
  private static final Pattern LABEL =
      Pattern.compile("([a-zA-Z_][a-zA-Z0-9_]*)=\"((?:[^\"\\\\\n]|\\\\\\\\|\\\\\"|\\\\n)*)\"");
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?");

  private final Map<String, Family> families = new LinkedHashMap<>();
  private final Set<String> closed = new HashSet<>();
  private final Set<String> helped = new HashSet<>();
  private final Set<String> seen = new HashSet<>();
  private String current = "";

  private PrometheusText() {}

  /// All metrics by their names; throws what is wrong with a line.
  public static Map<String, Family> read(String text) {
    if (!text.endsWith("\n")) {
      throw new IllegalArgumentException("the last line must end with a line feed");
    }
    PrometheusText reader = new PrometheusText();
    for (String line : text.substring(0, text.length() - 1).split("\n", -1)) {
      reader.line(line);
    }
    reader.families.values().stream()
        .filter(family -> family.type().equals("histogram"))
        .forEach(PrometheusText::whole);
    return reader.families;
  }

  private void line(String line) {
    if (line.startsWith("# HELP")) {
      Matcher help = match(HELP, line);
      need(helped.add(help.group(1)), "a second HELP", line);
      begin(help.group(1), line);
    } else if (line.startsWith("# TYPE")) {
      Matcher type = match(TYPE, line);
      begin(type.group(1), line);
      need(!families.containsKey(type.group(1)), "a second TYPE", line);
      families.put(type.group(1), new Family(type.group(1), type.group(2), new ArrayList<>()));
    } else if (!line.isBlank() && !line.startsWith("#")) {
      sample(line);
    }
  }

  private void begin(String name, String line) {
    if (!name.equals(current)) {
      need(!closed.contains(name), "the lines of a metric stand apart", line);
      closed.add(current);
      current = name;
    }
  }

  private void sample(String line) {
    Matcher sample = match(SAMPLE, line);
    Family family = families.get(current);
    need(family != null, "a sample before its TYPE", line);
    String name = sample.group(1);
    boolean ours =
        family.type().equals("histogram")
            ? Set.of(current + "_bucket", current + "_sum", current + "_count").contains(name)
            : name.equals(current);
    need(ours, "a sample of another metric than " + current, line);
    Map<String, String> labels = labels(sample.group(2), line);
    need(seen.add(name + labels), "a sample twice", line);
    double value = number(sample.group(3), line);
    if (family.type().equals("counter")) {
      need(value >= 0, "a counter below nothing", line);
      need(name.endsWith("_total"), "a counter whose name does not end with _total", line);
    }
    family.samples().add(new Sample(name, labels, value));
  }

  private static Map<String, String> labels(String text, String line) {
    Map<String, String> labels = new TreeMap<>();
    int at = 0;
    while (text != null && at < text.length()) {
      Matcher label = LABEL.matcher(text).region(at, text.length());
      need(label.lookingAt(), "no label at " + at, line);
      need(!label.group(1).startsWith("__"), "a name that is not ours", line);
      String value =
          label.group(2).replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
      need(labels.put(label.group(1), value) == null, "a label twice", line);
      at = label.end();
      if (at < text.length()) {
        need(text.charAt(at) == ',', "no comma between labels", line);
        at++;
      }
    }
    return labels;
  }

  private static double number(String text, String line) {
    return switch (text) {
      case "+Inf" -> Double.POSITIVE_INFINITY;
      case "-Inf" -> Double.NEGATIVE_INFINITY;
      case "NaN" -> Double.NaN;
      default -> {
        need(NUMBER.matcher(text).matches(), "no number", line);
        yield Double.parseDouble(text);
      }
    };
  }

  /// Buckets rise in bound and in count, the last is +Inf and says what `_count` says.
  private static void whole(Family histogram) {
    double bound = Double.NEGATIVE_INFINITY;
    double count = 0;
    for (Sample sample : histogram.samples()) {
      if (sample.name().endsWith("_bucket")) {
        double le = number(sample.labels().get("le"), histogram.name());
        need(le > bound && sample.value() >= count, "buckets that do not rise", histogram.name());
        bound = le;
        count = sample.value();
      }
    }
    need(bound == Double.POSITIVE_INFINITY, "no bucket +Inf", histogram.name());
    need(count == value(histogram, "_count"), "a count that differs", histogram.name());
    need(value(histogram, "_sum") >= 0, "a sum below nothing", histogram.name());
  }

  private static double value(Family family, String ending) {
    return family.samples().stream()
        .filter(sample -> sample.name().equals(family.name() + ending))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(family.name() + " has no " + ending))
        .value();
  }

  private static Matcher match(Pattern pattern, String line) {
    Matcher matcher = pattern.matcher(line);
    need(matcher.matches(), "not understood", line);
    return matcher;
  }

  private static void need(boolean so, String fault, String line) {
    if (!so) {
      throw new IllegalArgumentException(fault + ": " + line);
    }
  }
}
