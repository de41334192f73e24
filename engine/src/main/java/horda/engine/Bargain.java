package horda.engine;

/// What a game lets seats bargain about. The kernel runs the talk (draft, send, accept or refuse)
/// and remembers promises; the game says what the terms are and carries them out.
public interface Bargain<S extends State> {
  /// A deal has few terms, so that drafting ends.
  int MOST_TERMS = 6;

  /// What the offering seat may add to this draft: its goods, the goods it asks for, promises of
  /// both sides. What it asks for must be listed from public knowledge only.
  void terms(S state, Deal draft, Choices into);

  default int mostTerms() {
    return MOST_TERMS;
  }

  /// Readable form of a term: an id such as `give:card:12` and a label.
  Option term(S state, Deal deal, long term);

  /// May it be sent as it stands?
  boolean sendable(S state, Deal draft);

  /// Can both sides hand over what the deal says? Asked when the other side would accept.
  boolean payable(S state, Deal deal);

  /// Is this term a promise (else goods)?
  default boolean isPromise(long term) {
    return Pledge.is(term);
  }

  /// Which side promises or gives: the offering one or the one asked.
  int maker(Deal deal, long term);

  boolean binding(S state, Deal deal, long term);

  /// Hands over the goods. Promises are already remembered.
  void carryOut(S state, Deal deal, Out out);

  /// To whom a promise is made: by default to the other of the two.
  default int receiver(Deal deal, long term) {
    if (Pledge.is(term)) {
      return Pledge.receiver(term);
    }
    return maker(deal, term) == deal.from() ? deal.to() : deal.from();
  }

  /// Would two terms of a draft be told by the same name? Then only the first is listed to be taken
  /// out.
  default boolean alike(S state, long a, long b) {
    return a == b;
  }

  /// May this seat be drawn into the draft as a third side? By default deals are between two.
  default boolean mayJoin(S state, Deal draft, int seat) {
    return false;
  }

  /// May the seat that is asked refuse with an offer of its own?
  default boolean mayCounter(S state, Deal deal, int seat) {
    return false;
  }

  /// Somebody has refused and begins an offer of its own: for games that count offers.
  default void countered(S state, Deal counter) {}

  /// May the seat that is asked refuse because it no longer believes who makes the offer?
  default boolean mayDistrust(S state, Deal deal, int seat) {
    return false;
  }

  /// It has refused for that reason.
  default void distrusted(S state, Deal deal, Out out) {}

  // Promises in the kernel's language ([Pledge], [Keeping]).

  /// Can this be promised now at all: is its step still to come, is it the maker's to do?
  default boolean possible(S state, long pledge) {
    return true;
  }

  /// The same of all promises of a deal, for games that look at the table once for all of them.
  default boolean allPossible(S state, Deal deal) {
    for (int i = 0; i < deal.size(); i++) {
      if (Pledge.is(deal.term(i)) && !possible(state, deal.term(i))) {
        return false;
      }
    }
    return true;
  }

  /// The seats between which the maker will choose, as far as one can see now.
  default int targets(S state, long pledge) {
    return (1 << state.seats()) - 1;
  }

  /// How many of the kind that a pledge to give names there are to give.
  default int stock(S state, long pledge) {
    return 1;
  }

  /// Does this choice do what the pledge to act or to play says?
  default boolean fulfils(S state, long pledge, long choice) {
    return false;
  }

  /// Tells that a promise was kept or broken, or has lapsed.
  default void settled(S state, int promise, int status, Out out) {}

  /// The step that asks the next of those who have to accept, and the one that goes on drafting, as
  /// the game names them.
  default Step<S> draft(Deal deal) {
    return new DealDraft<>(this, deal);
  }

  default Step<S> reply(Deal deal) {
    return new DealReply<>(this, deal);
  }

  /// What somebody who has to accept is asked: by default who offers; a game may say what.
  default Phrase question(S state, Deal deal) {
    return Phrase.of("prompt.deal-reply", Ref.seat(deal.from()));
  }

  /// Tells of an offer sent, accepted or refused, to those who may know.
  void told(S state, Deal deal, Stage stage, Out out);

  /// The talk's stages.
  enum Stage {
    SENT,
    ACCEPTED,
    REFUSED,
    DROPPED,

    /// Taken back by who made it, before all had accepted.
    WITHDRAWN
  }

  /// Does this standing order of the seat that is asked (never 0) refuse for it?
  default boolean refusesBy(S state, Deal deal, int order) {
    return false;
  }

  /// Why a draft cannot be sent or filled any more, or an offer not be accepted.
  default void greyed(S state, Deal deal, boolean sent, Greyed into) {}

  /// The rule that allows deals.
  String rule();
}
