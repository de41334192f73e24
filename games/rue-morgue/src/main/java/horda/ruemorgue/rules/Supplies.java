package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.mission.Special;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import java.util.Objects;

/// One mission: with an Objective comes a card of certain kinds, from the deck or the discards.
@Named(value = "supplies", rule = "RMO-MIS-01")
public record Supplies(@Person int survivor) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  private static List<String> kinds(MorgueState s) {
    return Objects.requireNonNull(s.table.mission().rule(Special.ObjectiveGives.class)).cards();
  }

  /// The first of its kind by number, so that nobody learns which one lies higher in the deck.
  private static int find(MorgueState s, int pile, String kind) {
    int found = MorgueState.NONE;
    for (int i = 0; i < s.cards.size(pile); i++) {
      int card = s.cards.at(pile, i);
      boolean meant = s.table.equipment(card).id().equals(kind);
      found = meant && (found == MorgueState.NONE || card < found) ? card : found;
    }
    return found;
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices choices = new Choices();
    choices(s, seat(s), choices);
    if (s.inPlay(survivor) && choices.size() > 1) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  /// What the piles hold is no secret: everything else lies open.
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(0));
    List<String> kinds = kinds(s);
    for (int kind = 0; kind < kinds.size(); kind++) {
      if (find(s, s.table.equipmentDiscard, kinds.get(kind)) >= 0) {
        into.add(Code.of(1, kind, s.table.equipmentDiscard));
      }
      if (find(s, s.table.equipmentDeck, kinds.get(kind)) >= 0) {
        into.add(Code.of(1, kind, s.table.equipmentDeck));
      }
    }
  }

  /// The deck is shuffled after somebody has looked through it.
  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 0) {
      return;
    }
    int pile = Code.b(choice);
    int card = find(s, pile, kinds(s).get(Code.a(choice)));
    s.cards.remove(pile, card);
    if (pile == s.table.equipmentDeck) {
      s.cards.shuffle(pile, s.chance);
    }
    s.agenda.push(new Stow(survivor, card));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("supplies", new Ref("survivor", s.who[survivor]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    if (Code.verb(choice) == 0) {
      return ActWords.plain("nothing");
    }
    boolean deck = Code.b(choice) == s.table.equipmentDeck;
    String kind = kinds(s).get(Code.a(choice));
    Ref card = new Ref("card", find(s, Code.b(choice), kind));
    String where = deck ? "from-deck" : "from-discards";
    return Option.of(where + ":" + kind, Phrase.of("option." + where, card));
  }
}
