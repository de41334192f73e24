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
import horda.sixnights.content.CardKind.Reaction;
import horda.sixnights.state.ShelterEvent;
import horda.sixnights.state.ShelterState;

/// SIX-LAST-01: the cards at the door are open, the zombies are not there yet. Anybody may still
/// play a card.
@Named(value = "last-moment", rule = "SIX-LAST-01")
public record LastMoment(@Seat int first, @UpTo("seats") int passes)
    implements Window<ShelterState> {
  /// What comes after the window lies below it.
  public static void open(ShelterState s) {
    s.agenda.push(new Reckoning());
    s.agenda.push(new LastMoment(s.lookout, 0));
  }

  @Override
  public LastMoment after(int passed) {
    return new LastMoment(first, passed);
  }

  @Override
  public boolean couldRespond(ShelterState s, int seat) {
    return !s.zones.isEmpty(s.hand(seat));
  }

  @Override
  public boolean canRespond(ShelterState s, int seat) {
    return s.zones.find(s.hand(seat), card -> playable(s, seat, s.kind(card))) >= 0;
  }

  private static boolean playable(ShelterState s, int seat, CardKind kind) {
    boolean twice = kind.reaction() == Reaction.HIDE && s.hidden[seat] != 0;
    return kind.reaction() != Reaction.NONE && !twice;
  }

  @Override
  public void responses(ShelterState s, int seat, Choices into) {
    s.content.cards().offer(s.zones, s.hand(seat), kind -> playable(s, seat, kind), into);
  }

  @Override
  public void respond(ShelterState s, int seat, long choice, Out out) {
    CardKind kind = s.content.cards().chosen(choice);
    int card = s.content.cards().move(s.zones, s.hand(seat), ShelterState.DISCARD, choice);
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
  public Phrase prompt(ShelterState s, int seat) {
    return Phrase.of("prompt.last-moment", Ref.number(s.strength()), Ref.number(s.zombies()));
  }

  @Override
  public Option option(ShelterState s, int seat, long choice) {
    return choice == PASS
        ? Option.plain("pass")
        : s.content.cards().option(s.zones, s.hand(seat), "card", "play", choice);
  }

  @Override
  public void greyed(ShelterState s, int seat, Greyed into) {
    for (Ref card : s.zones.refs(s.hand(seat), "card", n -> !playable(s, seat, s.kind(n)))) {
      CardKind kind = s.kind(card.id());
      boolean twice = kind.reaction() == Reaction.HIDE;
      Phrase why = Phrase.of(twice ? "refusal.hidden-already" : "refusal.no-reaction", card);
      into.add("play:" + kind.id(), twice ? "SIX-LAST-04" : "SIX-LAST-01", why);
    }
  }
}
