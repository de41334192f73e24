package horda.art.amanecer;

import horda.amanecerzombi.view.AmanecerView;
import horda.amanecerzombi.view.GroupView;
import horda.amanecerzombi.view.PersonView;
import horda.art.Easel;
import horda.art.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/// A line a Group, and one for each Character; in little room only one's own Characters have one.
final class GroupsArt {
  private final AmanecerView view;
  private final Easel easel;
  private final AmanecerNames words;

  GroupsArt(AmanecerView view, Easel easel, AmanecerNames words) {
    this.view = view;
    this.easel = easel;
    this.words = words;
  }

  List<AttributedString> draw(boolean tight) {
    List<AttributedString> lines = new ArrayList<>();
    for (GroupView group : view.groups()) {
      boolean own = group.seat() == view.seat();
      if (!easel.brief() || own || group.seat() == view.active()) {
        lines.add(group(group, own));
        List<String> people = group.people().stream().map(this::person).toList();
        if (own || !tight) {
          people.forEach(person -> lines.add(Ink.of(own ? Ink.PLAIN : Ink.DIM, "    " + person)));
        } else if (!easel.brief() && !people.isEmpty()) {
          String names = group.people().stream().map(this::name).collect(Collectors.joining(", "));
          lines.add(Ink.of(Ink.DIM, "    " + names));
        }
      }
    }
    return lines;
  }

  private AttributedString group(GroupView group, boolean own) {
    boolean turn = group.seat() == view.active() && view.round() > 0;
    String first = group.seat() == view.firstPlayer() && view.groups().size() > 1 ? "★" : " ";
    String you = own ? " " + words.say("you") : "";
    return Ink.join(
        Ink.of(Ink.KEY, (turn ? "►" : " ") + first),
        Ink.of(Hue.of(view.maps().get(group.seat()).colour()), words.player(group.seat()) + you),
        Ink.of(own ? Ink.READY : Ink.PLAIN, "  " + String.join(" · ", holdings(group))));
  }

  private List<String> holdings(GroupView group) {
    List<String> all = new ArrayList<>();
    all.add(words.say("points", view.phase().equals("over") ? group.score() : group.points()));
    all.add(words.say("px", group.experience()));
    all.add(words.say("hand-cards", group.hand()));
    all.add(words.say("missions", group.missions(), group.done().size()));
    all.add(words.say("zones", group.zones()));
    if (group.trophyPoints() > 0) {
      all.add(words.say("trophies", group.trophyPoints()));
    }
    if (!group.vehicle().vehicle().isEmpty()) {
      String turned = group.vehicle().turned() ? " " + words.say("turned") : "";
      all.add(words.text("action-card." + group.vehicle().vehicle()) + turned);
    }
    if (group.blocked() > 0) {
      all.add(words.say("blocked"));
    }
    int dead = group.dead().size() + group.nameless();
    if (dead > 0) {
      all.add("†" + dead);
    }
    if (view.chosen().contains(group.seat())) {
      all.add(words.say("chosen"));
    }
    return all;
  }

  /// "Hiker ✚2/4".
  private String name(PersonView person) {
    int hurt = person.damages().size();
    String name = words.person(person.character());
    return hurt == 0 ? name : name + " ✚" + hurt + "/" + person.fatal();
  }

  private String person(PersonView person) {
    List<String> parts = new ArrayList<>();
    String worst = person.lifeOrDeath() > 0 ? " −" + person.lifeOrDeath() : "";
    String damages =
        person.damages().isEmpty()
            ? ""
            : " ("
                + words.counted(person.damages(), id -> words.text("damage." + id))
                + worst
                + ")";
    parts.add(name(person) + damages);
    if (!person.skills().isEmpty()) {
      parts.add(words.counted(person.skills(), id -> words.text("skill." + id)));
    }
    String objects = person.objects().stream().map(words::object).collect(Collectors.joining(", "));
    parts.add(
        words.say("load", person.used(), person.load()) + (objects.isEmpty() ? "" : " " + objects));
    return String.join(" · ", parts);
  }
}
