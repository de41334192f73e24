package horda.server.campaign;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.engine.campaign.Leg;
import horda.engine.campaign.Run;
import horda.engine.campaign.Traveller;
import horda.wire.Form;
import horda.wire.doc.RunDoc;
import horda.wire.doc.RunDoc.LegDoc;
import horda.wire.doc.RunDoc.TravellerDoc;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// A campaign that somebody keeps, read from what they send and written back.
///
/// @param campaign name of a shipped one, or empty
/// @param plan the file of one's own, or empty
/// @param table where the next chapter is being played, or null
record RunForm(String game, String campaign, String plan, Run run, @Nullable String table) {
  private static final int MOST_LEGS = 100;
  private static final int MOST_PEOPLE = 40;
  private static final int MOST_THINGS = 60;
  private static final int MOST_NUMBER = 100_000;

  static RunForm read(String game, Form form) {
    if (!form.text("file").equals(RunDoc.FILE) || !form.text("game").equals(game)) {
      throw new Refusal("run", "", "This is no campaign of this game.");
    }
    if (form.whole("version", 0, Integer.MAX_VALUE) != RunDoc.VERSION) {
      throw new Refusal("run", "", "This campaign was kept by another version of Horda.");
    }
    List<Leg> legs = new ArrayList<>();
    for (JsonNode leg : form.list("legs", MOST_LEGS)) {
      legs.add(leg(form.form("legs", leg)));
    }
    RunForm read =
        new RunForm(
            game,
            form.text("campaign"),
            form.text("plan"),
            new Run(form.text("run"), form.words("options"), legs),
            form.has("table") ? form.text("table") : null);
    form.end();
    return read;
  }

  private static Leg leg(Form form) {
    Leg leg =
        new Leg(
            form.text("chapter"),
            form.text("table"),
            form.flag("won"),
            travellers(form, "out"),
            travellers(form, "back"));
    form.end();
    return leg;
  }

  private static List<Traveller> travellers(Form form, String field) {
    List<Traveller> people = new ArrayList<>();
    for (JsonNode node : form.list(field, MOST_PEOPLE)) {
      Form one = form.form(field, node);
      people.add(
          new Traveller(
              one.text("who"),
              one.flag("gone"),
              numbers(one.form("numbers")),
              one.texts("things", MOST_THINGS)));
      one.end();
    }
    return people;
  }

  private static SortedMap<String, Integer> numbers(Form form) {
    SortedMap<String, Integer> numbers = new TreeMap<>();
    for (String name : form.names()) {
      numbers.put(name, form.whole(name, 0, MOST_NUMBER));
    }
    return numbers;
  }

  RunForm with(Leg leg) {
    return new RunForm(game, campaign, plan, run.and(leg), null);
  }

  RunDoc written() {
    return new RunDoc(
        RunDoc.FILE,
        RunDoc.VERSION,
        game,
        campaign,
        plan,
        run.id(),
        run.options(),
        run.legs().stream().map(RunForm::written).toList(),
        table);
  }

  private static LegDoc written(Leg leg) {
    return new LegDoc(
        leg.chapter(),
        leg.table(),
        leg.won(),
        leg.out().stream().map(RunForm::written).toList(),
        leg.back().stream().map(RunForm::written).toList());
  }

  private static TravellerDoc written(Traveller one) {
    return new TravellerDoc(one.who(), one.gone(), one.numbers(), one.things());
  }
}
