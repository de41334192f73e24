package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Numbers;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.AskAll;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import java.util.ArrayList;
import java.util.List;

/// SETUP-13 to 16: Characters, Special Objects, hands and Missions.
public final class SetUp {
  private static final int KEEP = 1;

  private SetUp() {}

  /// Says what lies open already.
  @Named("tell-set-up")
  record Tell() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.isSolo()) {
        out.tell(AmanecerEvent.START_ZONE_DEALT, 0, s.colour[0]);
        out.tell(AmanecerEvent.SOLO_MAP);
        return;
      }
      out.tell(AmanecerEvent.FIRST_PLAYER_NAMED, s.firstPlayer);
      for (int seat = 0; seat < s.seats(); seat++) {
        out.tell(AmanecerEvent.START_ZONE_DEALT, seat, s.colour[seat]);
        for (int tile = 0; tile < AmanecerState.TILES; tile++) {
          if (s.tileSeat[tile] == seat && tile != s.colour[seat]) {
            out.tell(AmanecerEvent.ZONE_DEALT, seat, tile);
          }
        }
      }
    }
  }

  /// Two Characters, six Action cards and five Missions each; alone, one Character.
  @Named("deal")
  record Deal() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      s.land();
      Numbers numbers = s.content().numbers();
      int characters = s.isSolo() ? 1 : numbers.charactersDealt();
      for (int seat = 0; seat < s.seats(); seat++) {
        for (int i = 0; i < characters; i++) {
          s.zones.add(Piles.dealt(seat), s.zones.draw(Piles.CHARACTER_DECK));
        }
        Decks.drawToHand(s, seat, numbers.hand(), out);
        for (int i = 0; i < numbers.missionsDealt(); i++) {
          s.zones.add(Piles.missions(seat), s.zones.draw(Piles.MISSION_DECK));
        }
      }
      s.reveal();
      if (s.isSolo()) {
        s.kept[0] = 0;
        for (int i = 0; i < s.zones.size(Piles.missions(0)); i++) {
          s.required |= 1 << s.zones.at(Piles.missions(0), i);
        }
        s.agenda.push(new Show());
      } else {
        s.agenda.push(new KeepCharacter());
      }
    }
  }

  /// One of the two, in secret; shown only when the Missions are chosen too (AMZ-SETUP-16).
  @Named(value = "keep-character", rule = "AMZ-SETUP-14")
  record KeepCharacter() implements AskAll<AmanecerState> {
    @Override
    public void choices(AmanecerState s, int seat, Choices into) {
      for (int i = 0; i < s.zones.size(Piles.dealt(seat)); i++) {
        into.add(Code.of(KEEP, s.zones.at(Piles.dealt(seat), i)));
      }
    }

    @Override
    public void resolve(AmanecerState s, long[] answers, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        s.kept[seat] = (byte) s.zones.indexOf(Piles.dealt(seat), Code.a(answers[seat]));
      }
      s.agenda.push(new KeepMissions());
    }

    @Override
    public Phrase prompt(AmanecerState s, int seat) {
      return Refs.prompt("keep-character");
    }

    @Override
    public Option option(AmanecerState s, int seat, long choice) {
      int character = Code.a(choice);
      return Refs.option(
          "keep:" + Refs.characterId(s, character), "keep-character", Refs.character(character));
    }
  }

  /// Three of the five, in secret; the choice names the cards by their place in the hand.
  @Named(value = "keep-missions", rule = "AMZ-SETUP-15")
  record KeepMissions() implements AskAll<AmanecerState> {
    @Override
    public void choices(AmanecerState s, int seat, Choices into) {
      int dealt = s.zones.size(Piles.missions(seat));
      int kept = s.content().numbers().missionsKept();
      for (int set = 1; set < 1 << dealt; set++) {
        if (Integer.bitCount(set) == kept) {
          into.add(Code.of(KEEP, set));
        }
      }
    }

    /// The others go under the deck in seat order.
    @Override
    public void resolve(AmanecerState s, long[] answers, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        int missions = Piles.missions(seat);
        for (int i = s.zones.size(missions) - 1; i >= 0; i--) {
          if ((Code.a(answers[seat]) & 1 << i) == 0) {
            s.zones.insert(Piles.MISSION_DECK, 0, s.zones.take(missions, i));
          }
        }
        out.tell(AmanecerEvent.MISSIONS_KEPT, seat, s.zones.size(missions));
      }
      s.agenda.push(new Show());
    }

    @Override
    public Phrase prompt(AmanecerState s, int seat) {
      return Refs.prompt("keep-missions", Refs.number(s.content().numbers().missionsKept()));
    }

    @Override
    public Option option(AmanecerState s, int seat, long choice) {
      StringBuilder id = new StringBuilder("keep");
      int set = Code.a(choice);
      int dealt = s.zones.size(Piles.missions(seat));
      Ref[] refs = new Ref[dealt - Integer.bitCount(set)];
      List<Ref> kept = new ArrayList<>();
      int at = 0;
      for (int i = 0; i < dealt; i++) {
        int card = s.zones.at(Piles.missions(seat), i);
        if ((set & 1 << i) != 0) {
          id.append(id.length() == 4 ? ":" : "+").append(s.content().mission(card).id());
          kept.add(Refs.mission(card));
        } else {
          refs[at++] = Refs.mission(card);
        }
      }
      // The two that go are told: three names would not fit on a line.
      return new Option(id.toString(), Phrase.of("option.keep-missions", refs), kept);
    }
  }

  /// Characters are shown together; each gets a Special Object (AMZ-SETUP-14).
  @Named("show-characters")
  record Show() implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      for (int seat = 0; seat < s.seats(); seat++) {
        int character = s.zones.take(Piles.dealt(seat), s.kept[seat]);
        s.kept[seat] = NONE;
        s.zones.add(Piles.group(seat), character);
        while (!s.zones.isEmpty(Piles.dealt(seat))) {
          s.zones.insert(Piles.CHARACTER_DECK, 0, s.zones.draw(Piles.dealt(seat)));
        }
        int object = Decks.drawObject(s, 0);
        s.zones.add(Piles.objects(seat), object);
        s.bearer[object] = (byte) character;
        out.tell(AmanecerEvent.GROUP_BEGINS, seat, character, object);
      }
      s.reveal();
      s.agenda.push(new Rounds.Begin(1));
    }
  }
}
