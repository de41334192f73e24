package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;
import java.util.ArrayList;
import java.util.List;

/// SPAWN: somebody may share the cards of a spawn step out (RMO-SK-40, RMO-SPAWN-14, 15).
public final class Distributing {
  private Distributing() {}

  /// Cards for these zones, in this order; with a Distributor in play people are asked first.
  static void push(MorgueState s, List<Integer> zones) {
    int able = able(s);
    if (able != 0 && zones.size() > 1) {
      s.agenda.push(new Use(able, zones));
    } else {
      plain(s, zones);
    }
  }

  private static void plain(MorgueState s, List<Integer> zones) {
    for (int i = zones.size() - 1; i >= 0; i--) {
      s.agenda.push(new ZombieCards.DrawFor(zones.get(i)));
    }
  }

  private static int able(MorgueState s) {
    int able = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean may = s.inPlay(survivor) && s.has(survivor, Skill.DISTRIBUTOR);
      able |= may ? 1 << survivor : 0;
    }
    return able;
  }

  /// Several teams could: the first player names the one that may this time (RMO-SPAWN-15).
  private static boolean areRivals(MorgueState s, int able) {
    int first = Integer.numberOfTrailingZeros(able);
    for (int survivor = first + 1; survivor < s.survivors(); survivor++) {
      if ((able >> survivor & 1) != 0 && Rivals.are(s, first, survivor)) {
        return true;
      }
    }
    return false;
  }

  /// Is it used, and by whom?
  ///
  /// @param able survivors who may still be asked, as bits
  @Named("distribute")
  public record Use(@Party int able, @AtZone List<Integer> zones) implements MorgueAsk {
    public Use {
      zones = List.copyOf(zones);
    }

    /// The first in the order of play.
    private int user(MorgueState s) {
      for (int i = 0; i < s.seats(); i++) {
        for (int survivor = 0; survivor < s.survivors(); survivor++) {
          boolean his = s.owner[survivor] == (s.firstSeat + i) % s.seats();
          if (his && (able >> survivor & 1) != 0) {
            return survivor;
          }
        }
      }
      return NONE;
    }

    @Override
    public int seat(MorgueState s) {
      return areRivals(s, able) ? s.firstSeat : s.owner[user(s)];
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      if (areRivals(s, able)) {
        for (int team = 0; team < s.teams(); team++) {
          if (of(s, team) != 0) {
            into.add(Code.of(2, team));
          }
        }
        return;
      }
      into.add(Code.of(1));
      into.add(Code.of(0));
    }

    private int of(MorgueState s, int team) {
      int bits = 0;
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        bits |= s.team[survivor] == team ? able & 1 << survivor : 0;
      }
      return bits;
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      switch (Code.verb(choice)) {
        case 2 -> s.agenda.push(new Use(of(s, Code.a(choice)), zones));
        case 1 -> {
          int user = user(s);
          out.tell(MorgueEvent.DISTRIBUTES, s.who[user]);
          for (int n = 0; n < zones.size(); n++) {
            ZombieCards.hold(s, out);
          }
          s.agenda.push(new Assign(user, 0, zones));
        }
        default -> {
          int rest = able;
          int seat = s.owner[user(s)];
          for (int survivor = 0; survivor < s.survivors(); survivor++) {
            rest &= s.owner[survivor] == seat ? ~(1 << survivor) : -1;
          }
          if (rest == 0) {
            plain(s, zones);
          } else {
            s.agenda.push(new Use(rest, zones));
          }
        }
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return areRivals(s, able)
          ? MorgueAsk.prompt("name-team")
          : MorgueAsk.prompt("distribute", new Ref("survivor", s.who[user(s)]));
    }

    @Override
    public String rule(MorgueState s) {
      return areRivals(s, able) ? "RMO-SPAWN-15" : "RMO-SPAWN-14";
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return switch (Code.verb(choice)) {
        case 2 -> {
          Ref team = Ref.number(Code.a(choice) + 1);
          yield Option.of("team:" + (Code.a(choice) + 1), Phrase.of("option.team", team));
        }
        case 1 -> ActWords.plain("distribute");
        default -> ActWords.plain("as-they-come");
      };
    }
  }

  /// Which of the drawn cards goes to the next zone. Cards lie in the held pile, those that have
  /// their zone first, in its order.
  ///
  /// @param done how many zones have their card
  @Named(value = "assign-card", rule = "RMO-SPAWN-14")
  record Assign(@Person int user, @In(max = Byte.MAX_VALUE) int done, @AtZone List<Integer> zones)
      implements MorgueAsk {
    Assign {
      zones = List.copyOf(zones);
    }

    @Override
    public int seat(MorgueState s) {
      return s.owner[user];
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      Choices cards = new Choices();
      choices(s, 0, cards);
      if (cards.size() > 1) {
        return true;
      }
      s.agenda.pop();
      for (int i = zones.size() - 1; i >= 0; i--) {
        s.agenda.push(new FromHeld(zones.get(i)));
      }
      return false;
    }

    /// Cards that say the same are offered once.
    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      int held = s.table.zombieHeld;
      List<Object> seen = new ArrayList<>();
      for (int i = done; i < s.cards.size(held); i++) {
        int card = s.cards.at(held, i);
        Object face = s.table.content().zombieCards().get(card).face();
        if (!seen.contains(face)) {
          seen.add(face);
          into.add(Code.of(1, card));
        }
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      int held = s.table.zombieHeld;
      int card = Code.a(choice);
      int[] order = new int[s.cards.size(held)];
      int at = 0;
      for (int i = 0; i < order.length; i++) {
        at = at == done ? at + 1 : at;
        if (s.cards.at(held, i) != card) {
          order[at++] = s.cards.at(held, i);
        }
      }
      order[done] = card;
      s.cards.clear(held);
      for (int next : order) {
        s.cards.add(held, next);
      }
      out.tell(MorgueEvent.ASSIGNED, card, zones.get(done));
      s.agenda.push(new Assign(user, done + 1, zones));
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("assign-card", MorgueAsk.zone(zones.get(done)));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      int card = Code.a(choice);
      String id = "card:" + s.table.content().zombieCards().get(card).id();
      Ref does = new Ref("card-line", ZombieCards.line(card, ZombieCards.danger(s)));
      return Option.of(id, Phrase.of("option.zombie-card", new Ref("zombie-card", card), does));
    }
  }

  /// The next of the held cards, for its zone.
  @Named("from-held")
  record FromHeld(@AtZone int zone) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      int card = s.cards.at(s.table.zombieHeld, 0);
      s.cards.remove(s.table.zombieHeld, card);
      s.cards.add(s.table.zombieDiscard, card);
      ZombieCards.carryOut(s, card, zone, out);
    }
  }
}
