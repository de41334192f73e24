package horda.sixnights.rules;

import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.sixnights.content.CardKind;
import horda.sixnights.state.ShelterState;
import java.util.ArrayList;
import java.util.List;

/// A card of one's own hand as a choice. Cards of a kind are alike, so a kind is one choice.
final class Cards {
  private static final int CARD = 1;

  private Cards() {}

  static long code(int kind) {
    return Code.of(CARD, kind);
  }

  static CardKind kind(ShelterState s, long choice) {
    return s.content.kinds().get(Code.a(choice));
  }

  /// Takes the chosen card out of the hand.
  static int take(ShelterState s, int seat, long choice) {
    int card = s.find(seat, kind(s, choice));
    s.zones.remove(ShelterState.hand(seat), card);
    return card;
  }

  static Option option(ShelterState s, int seat, String verb, long choice) {
    CardKind kind = kind(s, choice);
    List<Ref> alike = new ArrayList<>();
    int hand = ShelterState.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      if (s.kind(s.zones.at(hand, i)) == kind) {
        alike.add(new Ref("card", s.zones.at(hand, i)));
      }
    }
    Phrase label = Phrase.of("option." + verb, alike.getFirst());
    return new Option(verb + ":" + kind.id(), label, alike);
  }
}
