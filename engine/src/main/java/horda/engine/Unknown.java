package horda.engine;

import java.util.stream.IntStream;

/// What no seat knows of the others, whatever the game: the dice to come, their standing orders,
/// and secret answers that are in already.
public final class Unknown {
  private Unknown() {}

  /// Mixes the deck and the hands of all others: which of these cards lies where is not known.
  ///
  /// @param hands the zone of the first seat's hand; those of the others follow
  public static void mix(Zones zones, int deck, int hands, int seats, int seat, Chance chance) {
    IntStream others = IntStream.range(0, seats).filter(other -> other != seat);
    zones.mix(chance, IntStream.concat(IntStream.of(deck), others.map(o -> hands + o)).toArray());
  }

  /// Draws it again in an imagined state; all cards must lie as the seat imagines them.
  public static <S extends State> void draw(S imagined, int seat, Chance chance) {
    imagined.chance.set(new Chance(new Seed(chance.next(), chance.next())));
    Question<S> question = Engine.question(imagined);
    Choices choices = new Choices();
    for (int other = 0; other < imagined.seats(); other++) {
      if (other == seat) {
        continue;
      }
      imagined.standingOrder(other, 0);
      if (question != null && (imagined.committed() & 1 << other) != 0) {
        question.choices(imagined, other, choices.clear());
        imagined.recommit(other, choices.get(chance.below(choices.size())));
      }
    }
  }
}
