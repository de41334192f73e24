package horda.sixnights.content;

import horda.engine.Alike;
import horda.engine.Data;
import horda.engine.Gender;
import horda.engine.Names;
import horda.engine.shape.In;
import horda.engine.shape.Row;
import java.util.List;

/// The box: the cards, the nights, and the numbers of the rules.
public record Content(Alike<CardKind> cards, List<Night> nights, Numbers numbers) {
  /// A night: how many zombies come for three survivors, and how many tins the crate holds.
  @Row("a night")
  public record Night(
      String id, @In(min = 1, max = 20) int zombies, @In(min = 1, max = 20) int tins, Gender gender)
      implements Names.Thing {}

  /// @param nights how many nights a game has
  /// @param hand how many cards everybody holds at nightfall
  /// @param breaches how many bring the shelter down
  /// @param moreZombies for each survivor beyond three
  /// @param bite what a bite costs at dawn, in tins
  @Row("the numbers")
  public record Numbers(int nights, int hand, int breaches, int moreZombies, int bite) {}

  public static Content read(Data file) {
    Alike<CardKind> cards = Alike.of(CardKindRow.list(file.at("cards")), CardKind::count);
    List<Night> nights = ContentNightRow.list(file.at("nights"));
    return new Content(cards, nights, ContentNumbersRow.read(file.at("numbers")));
  }
}
