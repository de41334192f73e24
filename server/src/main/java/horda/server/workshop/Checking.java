package horda.server.workshop;

import horda.engine.Data;
import horda.engine.View;
import horda.engine.Workshop;
import horda.server.ServerTexts;
import horda.wire.Json;
import horda.wire.PlanJson;
import horda.wire.Texts;
import horda.wire.ViewJson;
import horda.wire.YamlData;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What is said about a plan: its text, the same as a tree, its faults in somebody's language, and
/// a picture of it.
final class Checking {
  private static final Pattern WHERE = Pattern.compile("(?s)(.*) line (\\d{1,9})");

  private final Workshop workshop;
  private final Texts texts;

  Checking(Workshop workshop, Texts texts) {
    this.workshop = workshop;
    this.texts = texts;
  }

  ObjectNode of(String text) {
    ObjectNode node = Json.object();
    YamlData plan;
    try {
      plan = YamlData.traced(text);
    } catch (Data.Fault fault) {
      return unreadable(node, text, String.valueOf(fault.getMessage()));
    }
    Workshop.Report report = workshop.check(plan);
    node.put("sound", report.flaws().isEmpty()).put("text", text);
    node.set("plan", PlanJson.of(plan));
    ArrayNode faults = node.putArray("faults");
    for (Workshop.Flaw flaw : report.flaws()) {
      faults.add(
          fault(
              flaw.where(),
              flaw.code(),
              texts.say("fault." + flaw.code(), flaw.args()),
              flaw.places()));
    }
    View picture = report.picture();
    if (picture != null) {
      node.set("picture", ViewJson.of(picture));
    }
    return node;
  }

  private ObjectNode unreadable(ObjectNode node, String text, String message) {
    int colon = message.indexOf(": ");
    String why =
        ServerTexts.in(texts.language())
            .say("workshop.unreadable", List.of(message.substring(colon + 2)));
    node.put("sound", false).put("text", text);
    node.putArray("faults")
        .add(fault(message.substring(0, Math.max(colon, 0)), "unreadable", why, List.of()));
    return node;
  }

  private static ObjectNode fault(String where, String code, String text, List<String> places) {
    Matcher told = WHERE.matcher(where);
    boolean known = told.matches();
    ObjectNode fault = Json.object().put("code", code).put("text", text);
    fault.put("line", known ? Integer.parseInt(told.group(2)) : 0);
    fault.put("path", known ? told.group(1) : "");
    ArrayNode list = fault.putArray("places");
    places.forEach(list::add);
    return fault;
  }
}
