package horda.engine;

import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// A pack in which cards of a kind are alike, so that a kind is one choice of whoever holds them,
/// and any of these cards can be clicked for it.
///
/// @param kinds all kinds
/// @param cards the kind of each card
public record Alike<K extends Names.Thing>(List<K> kinds, List<K> cards) {
  private static final int CARD = 1;

  public Alike {
    kinds = List.copyOf(kinds);
    cards = List.copyOf(cards);
  }

  /// A pack with the given number of cards of each kind.
  public static <K extends Names.Thing> Alike<K> of(List<K> kinds, ToIntFunction<K> count) {
    return new Alike<>(
        kinds,
        kinds.stream()
            .flatMap(kind -> Collections.nCopies(count.applyAsInt(kind), kind).stream())
            .toList());
  }

  public int size() {
    return cards.size();
  }

  /// The kind of a card.
  public K of(int card) {
    return cards.get(card);
  }

  /// The kind that a choice names.
  public K chosen(long choice) {
    return kinds.get(Code.a(choice));
  }

  /// Lists a choice for each kind that fits and of which a card lies in the zone.
  public void offer(Zones zones, int zone, Predicate<K> fits, Choices into) {
    for (int k = 0; k < kinds.size(); k++) {
      K kind = kinds.get(k);
      if (fits.test(kind) && find(zones, zone, kind) >= 0) {
        into.add(Code.of(CARD, k));
      }
    }
  }

  private int find(Zones zones, int zone, K kind) {
    return zones.find(zone, card -> cards.get(card) == kind);
  }

  /// Moves a card of the chosen kind.
  public int move(Zones zones, int from, int to, long choice) {
    int card = find(zones, from, chosen(choice));
    zones.remove(from, card);
    zones.add(to, card);
    return card;
  }

  /// The readable form of a choice: `lay:chair`, which touches every chair in the zone.
  ///
  /// @param ref what these cards are called as components: `card`
  public Option option(Zones zones, int zone, String ref, String verb, long choice) {
    K kind = chosen(choice);
    List<Ref> all = zones.refs(zone, ref, card -> cards.get(card) == kind);
    return new Option(verb + ":" + kind.id(), Phrase.of("option." + verb, all.getFirst()), all);
  }
}
