package horda.server.workshop;

import horda.engine.Data;
import horda.engine.Workshop;
import horda.server.ServerTexts;
import horda.wire.PlanJson;
import horda.wire.Texts;
import horda.wire.Tree;
import horda.wire.YamlData;
import horda.wire.doc.PlanReport;
import horda.wire.doc.PlanReport.Fault;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What is said about a plan: its text, the same as a tree, its faults in somebody's language, and
/// a picture of it.
public final class Checking {
  private static final Pattern WHERE = Pattern.compile("(?s)(.*) line (\\d{1,9})");

  private final Function<Data, Workshop.Report> check;
  private final Texts texts;

  /// @param check looks at a plan that could be read
  public Checking(Function<Data, Workshop.Report> check, Texts texts) {
    this.check = check;
    this.texts = texts;
  }

  public PlanReport of(String text) {
    YamlData plan;
    try {
      plan = YamlData.traced(text);
    } catch (Data.Fault fault) {
      return unreadable(text, String.valueOf(fault.getMessage()));
    }
    Workshop.Report report = check.apply(plan);
    return new PlanReport(
        report.flaws().isEmpty(),
        text,
        new Tree(PlanJson.of(plan)),
        report.flaws().stream().map(this::fault).toList(),
        report.picture());
  }

  private PlanReport unreadable(String text, String message) {
    int colon = message.indexOf(": ");
    String why =
        ServerTexts.in(texts.language())
            .say("workshop.unreadable", List.of(message.substring(colon + 2)));
    Fault fault = fault(message.substring(0, Math.max(colon, 0)), "unreadable", why, List.of());
    return new PlanReport(false, text, null, List.of(fault), null);
  }

  private Fault fault(Workshop.Flaw flaw) {
    String text = texts.say("fault." + flaw.code(), flaw.args());
    return fault(flaw.where(), flaw.code(), text, flaw.places());
  }

  private static Fault fault(String where, String code, String text, List<String> places) {
    Matcher told = WHERE.matcher(where);
    return told.matches()
        ? new Fault(code, text, Integer.parseInt(told.group(2)), told.group(1), places)
        : new Fault(code, text, 0, "", places);
  }
}
