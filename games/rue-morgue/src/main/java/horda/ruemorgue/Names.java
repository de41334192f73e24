package horda.ruemorgue;

import static horda.ruemorgue.state.MorgueState.KINDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Known;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.SkillRow;
import horda.ruemorgue.content.Survivor;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.content.ZombieCard;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.map.Colour;
import java.util.ArrayList;
import java.util.List;

/// What components are called. Zones, doors, Objectives and laid tiles differ from mission to
/// mission, so they have numbers; all else has a name.
public final class Names {
  private static final int LEVELS = Level.values().length;

  private final Content content;
  private final List<Survivor> characters;

  Names(Content content) {
    this.content = content;
    List<Survivor> all = new ArrayList<>(content.survivors());
    all.addAll(content.reverses());
    this.characters = List.copyOf(all);
  }

  Phrase of(Ref ref) {
    int id = ref.id();
    return switch (ref.kind()) {
      case "survivor" -> survivor(id);
      case "card" -> Phrase.of("equipment." + content.equipment().get(content.kindOf(id)).id());
      case "slot-card" -> slot(id);
      case "held",
          "kept",
          "loaded",
          "empty",
          "held-loaded",
          "held-empty",
          "kept-loaded",
          "kept-empty" ->
          Phrase.of("name." + ref.kind(), new Ref("card", id));
      case "combination" -> Phrase.of("equipment." + content.combinations().get(id).makes().id());
      case "zombie" -> zombie(id);
      case "figures" -> zombie(id % KINDS);
      case "level" -> Phrase.of("level." + Known.id(Level.values()[id]));
      case "colour" -> Phrase.of("colour." + Known.id(Colour.values()[id]));
      case "team-action" -> Phrase.of("team-action." + Known.id(TeamAction.values()[id]));
      case "skill" -> skill(Skill.values()[id]);
      case "grant" -> grant(id);
      case "about" -> about(content.grants().get(id).about());
      case "tent" -> Phrase.of("tent." + content.tents().get(id).id());
      case "zombie-card" ->
          Phrase.of("name.zombie-card", Ref.number(content.zombieCards().get(id).id()));
      case "card-line" -> line(content.zombieCards().get(id / LEVELS), id % LEVELS);
      case "zone" -> Phrase.of("name.zone", new Ref("place", id));
      case "tile" -> Phrase.of("name.tile", new Ref("side", id));
      case "trigger" -> Phrase.of("name.trigger", new Ref("side", id));
      case "objective" -> Phrase.of("name.objective", Ref.number(id + 1)); // people count from 1
      case "place", "side" -> Phrase.of("name.number", Ref.number(id));
      default -> Phrase.of("name." + ref.kind(), Ref.number(id));
    };
  }

  /// What a name is made around: of a card told from its twin, the card.
  static Ref plain(Ref ref) {
    return switch (ref.kind()) {
      case "held",
          "kept",
          "loaded",
          "empty",
          "held-loaded",
          "held-empty",
          "kept-loaded",
          "kept-empty" ->
          new Ref("card", ref.id());
      default -> ref;
    };
  }

  /// A survivor that the host made up is named at the table.
  private Phrase survivor(int id) {
    return id < characters.size()
        ? Phrase.of("survivor." + characters.get(id).id())
        : Phrase.of("name.survivor", Ref.number(id - characters.size() + 1));
  }

  /// What a Zombie card does at a danger level, blue being 0.
  private static Phrase line(ZombieCard card, int level) {
    ZombieCard.Line line = card.lines().get(level);
    ZombieKind zombie = line.zombie();
    Ref danger = new Ref("level", level);
    String kind = Known.id(card.kind());
    return zombie == null
        ? Phrase.of("zombie-card.no-" + kind, danger)
        : Phrase.of(
            "zombie-card." + kind,
            danger,
            Ref.number(line.count()),
            new Ref("zombie", zombie.ordinal()));
  }

  private static Phrase zombie(int kind) {
    return Phrase.of("zombie." + Known.id(ZombieKind.values()[kind]));
  }

  private Phrase slot(int card) {
    return switch (card) {
      case NONE -> Phrase.of("name.empty-slot");
      case WOUND -> Phrase.of("name.wound");
      default -> of(new Ref("card", card));
    };
  }

  /// Without what is in its brackets, which only a survivor's card knows.
  private Phrase skill(Skill skill) {
    boolean brackets = content.skill(skill).takes() != SkillRow.Takes.NOTHING;
    return Phrase.of((brackets ? "skill-plain." : "skill.") + Known.id(skill));
  }

  private Phrase grant(int id) {
    Grant grant = content.grants().get(id);
    String key = "skill." + Known.id(grant.skill());
    return grant.about().isEmpty() ? Phrase.of(key) : Phrase.of(key, new Ref("about", id));
  }

  /// A kind of card, a danger level, or a word of the skills themselves.
  private Phrase about(String word) {
    if (content.kindNamed(word) >= 0) {
      return Phrase.of("equipment." + word);
    }
    for (Level level : Level.values()) {
      if (Known.id(level).equals(word)) {
        return Phrase.of("level." + word);
      }
    }
    return Phrase.of("skill-about." + word);
  }
}
