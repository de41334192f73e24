package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// SKILL: experience buys skills, each dearer than the last.
public final class Skills {
  private static final int LOOKED_AT = 2;
  private static final int LEARN = 1;

  private Skills() {}

  /// One more than the skills on living Characters of the Group; at least 1 (AMZ-SKILL-04).
  public static int cost(AmanecerState s, int seat) {
    return Math.max(1, learnt(s, seat) + 1 + s.groupTrait(seat, Trait.SKILL_COST));
  }

  /// Skills on living Characters of the Group.
  static int learnt(AmanecerState s, int seat) {
    if (s.zones.size(Piles.SKILL_DECK) == AmanecerState.SKILLS) {
      return 0;
    }
    int members = 0;
    for (int i = 0; i < s.people(seat); i++) {
      members |= 1 << s.person(seat, i);
    }
    int skills = 0;
    for (int on : s.skillOn) {
      skills += on != NONE && (members & 1 << on) != 0 ? 1 : 0;
    }
    return skills;
  }

  /// The price must be there before looking (AMZ-SKILL-07).
  static boolean mayBuy(AmanecerState s, int seat) {
    return !s.zones.isEmpty(Piles.SKILL_DECK)
        && s.experience[seat] > 0
        && s.experience[seat] >= cost(s, seat);
  }

  static void look(AmanecerState s, int seat) {
    s.agenda.push(new Look(seat));
  }

  /// The two cards are seen only now: an open search was collected first (AMZ-SRCH-18).
  @Named("look-at-skills")
  record Look(@Seat int seat) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      for (int i = 0; i < LOOKED_AT && !s.zones.isEmpty(Piles.SKILL_DECK); i++) {
        s.zones.add(Piles.OFFERED, s.zones.draw(Piles.SKILL_DECK));
      }
      s.reveal();
      s.agenda.push(new Choose(seat));
    }
  }

  /// One of the two for one Character; the other goes under the deck (AMZ-SKILL-01, 02).
  @Named(value = "choose-skill", rule = "AMZ-SKILL-01")
  public record Choose(@Seat int seat) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      for (int i = 0; i < s.zones.size(Piles.OFFERED); i++) {
        for (int p = 0; p < s.people(seat); p++) {
          into.add(Code.of(LEARN, s.zones.at(Piles.OFFERED, i), s.person(seat, p)));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int skill = Code.a(choice);
      int price = cost(s, seat);
      s.experience[seat] -= (byte) price;
      s.zones.remove(Piles.OFFERED, skill);
      while (!s.zones.isEmpty(Piles.OFFERED)) {
        s.zones.insert(Piles.SKILL_DECK, 0, s.zones.draw(Piles.OFFERED));
      }
      s.skillOn[skill] = (byte) Code.b(choice);
      s.reveal(seat);
      out.tell(AmanecerEvent.BOUGHT_SKILL, seat, skill, Code.b(choice), price);
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("choose-skill", Refs.number(cost(s, seat)));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      int skill = Code.a(choice);
      int character = Code.b(choice);
      return Refs.option(
          "learn:" + Refs.skillId(s, skill) + ":" + Refs.characterId(s, character),
          "learn",
          Refs.skill(skill),
          Refs.character(character));
    }
  }
}
