package horda.cityofhorror.rules;

import static horda.cityofhorror.rules.WhyNot.why;

import horda.cityofhorror.content.Cost;
import horda.cityofhorror.content.Drawback;
import horda.cityofhorror.content.SiteEffect;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Greyed;
import horda.engine.Ref;

/// Why somebody cannot be pointed at, named in a tie, given up or served.
final class WhyNoVote {
  private WhyNoVote() {}

  static void vote(CityState s, int seat, Vote vote, Greyed into) {
    int allowed = vote.candidates(s, seat);
    for (int other = 0; other < s.seats(); other++) {
      String id = "vote:" + other;
      Ref ref = Ref.seat(other);
      if ((vote.targets() & 1 << other) != 0) {
        if ((allowed & 1 << other) == 0) {
          into.add(id, "COH-NEG-06", why("promised-otherwise", ref));
        }
      } else if (s.peopleOf(other, vote.place(), true) > 0) {
        into.add(id, "COH-ATT-08", why("all-hidden-there", ref, Refs.place(vote.place())));
      } else {
        into.add(id, "COH-VOTE-04", why("nobody-there", ref, Refs.place(vote.place())));
      }
    }
  }

  static void tie(CityState s, int seat, Vote.TieBreak tie, Greyed into) {
    int allowed = tie.allowed(s);
    for (int other = 0; other < s.seats(); other++) {
      if ((tie.tied() & 1 << other) == 0) {
        into.add("name:" + other, "COH-VOTE-08", why("not-tied", Ref.seat(other)));
      } else if ((allowed & 1 << other) == 0) {
        into.add("name:" + other, "COH-NEG-06", why("promised-otherwise", Ref.seat(other)));
      }
    }
  }

  static void victim(CityState s, int seat, int place, Greyed into) {
    for (int c = 0; c < s.where.length; c++) {
      if (People.isOf(s, seat, c) && s.where[c] == place && s.isHidden(c)) {
        String id = "lose:" + s.content.person(c).id();
        into.add(id, "COH-CARD-05", why("hidden-from-zombies", Refs.character(c)));
      }
    }
  }

  /// At most one item for each living player (COH-SHR-06, COH-SHR-08).
  static void handOut(CityState s, int served, Greyed into) {
    for (int other = 0; other < s.seats(); other++) {
      if ((served & 1 << other) != 0) {
        into.add("antidote:" + other, "COH-SHR-06", why("served", Ref.seat(other)));
      } else if (!s.living(other)) {
        into.add("antidote:" + other, "COH-SHR-08", why("eliminated", Ref.seat(other)));
      }
    }
  }

  /// A seat that cannot pay for a location, or gains nothing by it (COH-CHR-12, COH-SITE-04).
  static void site(CityState s, int seat, int place, Greyed into) {
    boolean payers = s.site(place).cost() == Cost.EXHAUST_HERE;
    boolean rests = s.site(place).effect() == SiteEffect.REFRESH;
    for (int c = 0; c < s.where.length; c++) {
      if (!People.isOf(s, seat, c)) {
        continue;
      }
      String id = "use:" + s.content.person(c).id();
      boolean mother = s.content.person(c).drawback() == Drawback.NEVER_FRESH_AGAIN;
      if (mother && (payers && s.where[c] == place || rests && !s.isFresh(c))) {
        into.add(id, "COH-CHR-12", why("never-turned", Refs.character(c)));
      } else if (payers && s.where[c] == place && !s.isFresh(c)) {
        into.add(id, "COH-SITE-04", why("exhausted", Refs.character(c)));
      } else if (payers && s.where[c] != place) {
        into.add(id, "COH-SITE-04", why("not-here", Refs.character(c), Refs.place(place)));
      }
    }
  }
}
