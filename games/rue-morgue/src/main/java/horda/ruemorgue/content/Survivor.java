package horda.ruemorgue.content;

import horda.engine.Data;
import horda.engine.Gender;
import java.util.List;
import java.util.stream.Stream;

/// One side of a survivor's card: all blue skills, the yellow one, one of the orange ones, one of
/// the red ones (RMO-XP-03).
///
/// @param front the id of the survivor: the same for both sides of a card
/// @param blueSkills the blue ones once more, for quick looking up
/// @param name what somebody is called whom the host made up; empty for those of the box
public record Survivor(
    String id,
    String front,
    String colour,
    List<Grant> blue,
    SkillSet blueSkills,
    Grant yellow,
    List<Grant> orange,
    List<Grant> red,
    Gender gender,
    String name,
    String provenance) {
  public Survivor {
    blue = List.copyOf(blue);
    orange = List.copyOf(orange);
    red = List.copyOf(red);
  }

  static Survivor read(Data row) {
    return side(row, row);
  }

  /// The other side of the card.
  static Survivor reverse(Data row) {
    return side(row.at("reverse"), row);
  }

  private static Survivor side(Data row, Data card) {
    List<Grant> blue = grants(row.at("blue"), 1, 2);
    return new Survivor(
        row.at("id").text(),
        card.at("id").text(),
        card.at("colour").text(),
        blue,
        SkillSet.of(blue),
        Grant.read(row.at("yellow")),
        grants(row.at("orange"), 2, 2),
        grants(row.at("red"), 3, 3),
        Gender.of(card),
        "",
        Provenance.of(row));
  }

  private static List<Grant> grants(Data list, int fewest, int most) {
    int size = list.items().size();
    if (size < fewest || size > most) {
      throw new Data.Fault(list, "a level with " + size + " skills");
    }
    return list.items().stream().map(Grant::read).toList();
  }

  public boolean startsWith(Skill skill) {
    return blueSkills.has(skill);
  }

  /// All skills of this side, owned or not.
  Stream<Grant> grants() {
    return Stream.of(blue, List.of(yellow), orange, red).flatMap(List::stream);
  }
}
