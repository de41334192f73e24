package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Deal;
import horda.engine.Ref;
import java.util.List;

/// Why somebody should take an offer: one short sentence that goes with it. Talk is free
/// (COH-NEG-11), but only what everybody can see is on the list.
public enum Reason {
  /// The other would lose that character here.
  DANGER("danger"),

  /// Whoever makes the offer would.
  MINE("mine"),

  /// That player is ahead of both.
  LEADER("leader"),

  /// Together both have the votes.
  VOTES("votes"),

  /// The other has fewer antidotes than people.
  SHORT("short"),

  /// The other has more of them than people.
  SPARE("spare"),

  /// Both gain by it.
  FAIR("fair");

  private static final Reason[] ALL = values();
  private static final int SUBJECTS = 64;

  private final String id;

  Reason(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /// As a term of an offer; `subject` is a character or a player, or 0.
  public long term(int subject, Deal deal) {
    return Terms.goods(Terms.REASON, ordinal() * SUBJECTS + subject, deal.from(), deal.to());
  }

  static Reason of(long term) {
    return ALL[Code.a(term) / SUBJECTS];
  }

  private static int subject(long term) {
    return Code.a(term) % SUBJECTS;
  }

  /// Does an offer give a reason?
  static boolean isIn(Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      if (Code.verb(deal.term(i)) == Terms.REASON) {
        return true;
      }
    }
    return false;
  }

  static List<Ref> refs(long term) {
    return switch (of(term)) {
      case DANGER, MINE -> List.of(Refs.character(subject(term)));
      case LEADER -> List.of(Ref.seat(subject(term)));
      default -> List.of();
    };
  }

  static List<String> args(CityState s, long term) {
    return switch (of(term)) {
      case DANGER, MINE -> List.of(s.content.person(subject(term)).id());
      case LEADER -> List.of(Integer.toString(subject(term)));
      default -> List.of();
    };
  }

  /// One reason an offer, once there is something to be said for.
  static void list(CityState s, Deal draft, Choices into) {
    if (draft.size() == 0 || isIn(draft)) {
      return;
    }
    if (s.here >= 0
        && LocationSteps.now(s) <= LocationSteps.ATTACK_TIE
        && Attack.isDue(s, s.here)) {
      for (int c = 0; c < s.where.length; c++) {
        if (s.where[c] == s.here && !s.isHidden(c)) {
          if (s.owner[c] == draft.to()) {
            into.add(DANGER.term(c, draft));
          } else if (s.owner[c] == draft.from()) {
            into.add(MINE.term(c, draft));
          }
        }
      }
    }
    for (int seat = 0; seat < s.seats(); seat++) {
      if (!draft.has(seat) && s.living(seat)) {
        into.add(LEADER.term(seat, draft));
      }
    }
    if (s.here >= 0 && Sharing.items(s, s.here) > 0) {
      into.add(VOTES.term(0, draft));
    }
    int living = living(s, draft.to());
    if (s.antidotes[draft.to()] != living) {
      into.add((s.antidotes[draft.to()] < living ? SHORT : SPARE).term(0, draft));
    }
    into.add(FAIR.term(0, draft));
  }

  /// How many [#list] adds to a list that counts.
  static int count(CityState s, Deal draft, Choices counter) {
    list(s, draft, counter.clear());
    return counter.size();
  }

  private static int living(CityState s, int seat) {
    int n = 0;
    for (int c = 0; c < s.owner.length; c++) {
      n += People.isOf(s, seat, c) ? 1 : 0;
    }
    return n;
  }
}
