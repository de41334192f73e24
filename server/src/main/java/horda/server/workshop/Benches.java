package horda.server.workshop;

import horda.engine.Designed;
import horda.engine.Refusal;
import horda.engine.Workshop;
import horda.server.house.House;
import horda.wire.Form;
import horda.wire.Language;
import horda.wire.PlanJson;
import horda.wire.PlanText;
import horda.wire.doc.PlanReport;
import horda.wire.doc.WorkshopDoc;
import horda.wire.doc.WorkshopDoc.PlanTitle;
import tools.jackson.databind.node.ObjectNode;

/// The workshops of a house's games. Nothing is kept here.
public final class Benches {
  private final House house;

  public Benches(House house) {
    this.house = house;
  }

  /// What plans of a game are made of, and those that came with it.
  public WorkshopDoc bench(String game, Language language) {
    Workshop workshop = workshop(game);
    return new WorkshopDoc(
        workshop.names().stream()
            .map(name -> new PlanTitle(name, Title.of(workshop.plan(name), language)))
            .toList(),
        workshop.bench());
  }

  /// What is said about one of them.
  public PlanReport shipped(String game, String name, Language language) {
    ObjectNode plan = (ObjectNode) PlanJson.of(workshop(game).plan(name));
    return checking(game, language).of(PlanText.of(plan));
  }

  /// What is said about somebody's own.
  public PlanReport check(String game, Form form, Language language) {
    Checking checking = checking(game, language);
    String text = form.has("plan") ? PlanText.of(object(form)) : form.text("text");
    form.end();
    return checking.of(text);
  }

  private Workshop workshop(String game) {
    if (house.shelf().game(game) instanceof Designed<?> designed) {
      return designed.workshop();
    }
    throw new Refusal("no-workshop", "", "This game has no plans to make.");
  }

  private Checking checking(String game, Language language) {
    return new Checking(workshop(game)::check, house.shelf().texts(game, language));
  }

  private static ObjectNode object(Form form) {
    if (form.node("plan") instanceof ObjectNode plan) {
      return plan;
    }
    throw form.wrong("plan", "must be an object {…}");
  }
}
