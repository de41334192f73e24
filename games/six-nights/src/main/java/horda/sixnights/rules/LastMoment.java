package horda.sixnights.rules;

import horda.engine.Choices;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Window;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.engine.shape.UpTo;
import horda.sixnights.content.CardKind;
import horda.sixnights.content.Reaction;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-LAST-01: the cards at the door are open, the zombies are not there yet. Anybody may still
/// play a card.
@Named("last-moment")
public record LastMoment(@Seat int first, @UpTo("seats") int passes)
    implements Window<ShelterState> {
  @Override
  public LastMoment after(int passed) {
    return new LastMoment(first, passed);
  }

  @Override
  public boolean couldRespond(ShelterState s, int seat) {
    return !s.zones.isEmpty(ShelterState.hand(seat));
  }

  @Override
  public boolean canRespond(ShelterState s, int seat) {
    int hand = ShelterState.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      if (playable(s, seat, s.kind(s.zones.at(hand, i)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean playable(ShelterState s, int seat, CardKind kind) {
    boolean twice = kind.reaction() == Reaction.HIDE && s.hidden[seat] != 0;
    return kind.reaction() != Reaction.NONE && !twice;
  }

  @Override
  public void responses(ShelterState s, int seat, Choices into) {
    for (int k = 0; k < s.content.kinds().size(); k++) {
      CardKind kind = s.content.kinds().get(k);
      if (playable(s, seat, kind) && s.find(seat, kind) >= 0) {
        into.add(Cards.code(k));
      }
    }
  }

  @Override
  public void respond(ShelterState s, int seat, long choice, Out out) {
    CardKind kind = Cards.kind(s, choice);
    int card = Cards.take(s, seat, choice);
    s.zones.add(ShelterState.DISCARD, card);
    s.reveal(seat);
    switch (kind.reaction()) {
      case ADD -> {
        s.added[seat] += (byte) kind.amount();
        out.tell(ShelterEvent.FLARE, seat, card, kind.amount());
      }
      case LURE -> {
        s.lured += kind.amount();
        out.tell(ShelterEvent.ALARM, seat, card, kind.amount());
      }
      case HIDE -> {
        s.hidden[seat] = 1;
        out.tell(ShelterEvent.HIDDEN, seat, card);
      }
      case NONE -> throw new IllegalStateException("not playable: " + kind.id());
    }
  }

  @Override
  public void close(ShelterState s, Out out) {
    // The reckoning lies below.
  }

  @Override
  public Phrase prompt(ShelterState s, int seat) {
    return Phrase.of("prompt.last-moment", Ref.number(s.strength()), Ref.number(s.zombies()));
  }

  @Override
  public String rule(ShelterState s) {
    return "SIX-LAST-01";
  }

  @Override
  public Option option(ShelterState s, int seat, long choice) {
    return choice == PASS
        ? Option.of("pass", Phrase.of("option.pass"))
        : Cards.option(s, seat, "play", choice);
  }

  @Override
  public void greyed(ShelterState s, int seat, Greyed into) {
    int hand = ShelterState.hand(seat);
    for (int i = 0; i < s.zones.size(hand); i++) {
      CardKind kind = s.kind(s.zones.at(hand, i));
      Ref card = new Ref("card", s.zones.at(hand, i));
      if (kind.reaction() == Reaction.NONE) {
        into.add("play:" + kind.id(), "SIX-LAST-01", Phrase.of("refusal.no-reaction", card));
      } else if (!playable(s, seat, kind)) {
        into.add("play:" + kind.id(), "SIX-LAST-04", Phrase.of("refusal.hidden-already", card));
      }
    }
  }
}
