package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.HoldsCard;
import horda.ruemorgue.state.Kinds.Card;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// SK: luck with Equipment cards: Destiny, Matching set!
public final class LuckyFinds {
  private LuckyFinds() {}

  /// A drawn card is looked at: let it be, or have another one, once a turn (RMO-SK-38)?
  @Named(value = "destiny", rule = "RMO-SK-38")
  public record Destiny(@Person int survivor, @Card int card) implements MorgueAsk, HoldsCard {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      if (s.inPlay(survivor)
          && s.has(survivor, Skill.DESTINY)
          && Uses.isFree(s, survivor, Uses.DESTINY)) {
        return true;
      }
      s.agenda.pop();
      Searching.resolve(s, survivor, card);
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      into.add(Code.of(1));
    }

    /// Before the card takes effect, so that even Aaahh! comes to nothing.
    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == 0) {
        Searching.resolve(s, survivor, card);
        return;
      }
      Uses.use(s, survivor, Uses.DESTINY);
      out.tell(MorgueEvent.DESTINY, s.who[survivor], card);
      Discarding.putAway(s, card);
      int other = Searching.find(s, survivor, out);
      if (other != NONE) {
        Searching.resolve(s, survivor, other);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      Ref who = new Ref("survivor", s.who[survivor]);
      return MorgueAsk.prompt("destiny", who, new Ref("card", card));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 0 ? ActWords.plain("let-it-be") : ActWords.plain("draw-another");
    }
  }

  /// The twin of a Dual weapon that was found, from the deck, which is shuffled (RMO-SK-59).
  @Named(value = "matching-set", rule = "RMO-SK-59")
  public record MatchingSet(@Person int survivor, @Card int card) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    /// The first by number: nobody may learn which of them is higher in the deck.
    private int twin(MorgueState s) {
      int deck = s.table.equipmentDeck;
      int kind = s.table.content().kindOf(card);
      int twin = NONE;
      for (int i = 0; i < s.cards.size(deck); i++) {
        int other = s.cards.at(deck, i);
        boolean same = s.table.content().kindOf(other) == kind;
        twin = same && (twin == NONE || other < twin) ? other : twin;
      }
      return twin;
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      if (s.inPlay(survivor) && twin(s) != NONE) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(1));
      into.add(Code.of(0));
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      if (Code.verb(choice) == 0) {
        return;
      }
      int twin = twin(s);
      s.cards.remove(s.table.equipmentDeck, twin);
      s.cards.shuffle(s.table.equipmentDeck, s.chance);
      out.tell(MorgueEvent.FINDS, s.who[survivor], twin);
      s.agenda.push(new Keep(survivor, twin));
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      Ref who = new Ref("survivor", s.who[survivor]);
      return MorgueAsk.prompt("matching-set", who, new Ref("card", card));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 1 ? ActWords.plain("take-twin") : ActWords.plain("leave-it");
    }
  }
}
