package horda.engine;

/// What a game lets seats bargain about. The kernel runs the talk (draft, send, accept or refuse)
/// and remembers promises; the game says what the terms are and carries them out.
public interface Bargain<S extends State> {
  /// A deal has few terms, so that drafting ends.
  int MOST_TERMS = 6;

  /// What the offering seat may add to this draft: its goods, the goods it asks for, promises of
  /// both sides. What it asks for must be listed from public knowledge only.
  void terms(S state, Deal draft, Choices into);

  /// Readable form of a term: an id such as `give:card:12` and a label.
  Option term(S state, Deal deal, long term);

  /// May it be sent as it stands?
  boolean sendable(S state, Deal draft);

  /// Can both sides hand over what the deal says? Asked when the other side would accept.
  boolean payable(S state, Deal deal);

  /// Is this term a promise (else goods)?
  boolean isPromise(long term);

  /// Which side promises or gives: the offering one or the one asked.
  int maker(Deal deal, long term);

  boolean binding(S state, Deal deal, long term);

  /// Hands over the goods. Promises are already remembered.
  void carryOut(S state, Deal deal, Out out);

  /// The step that asks `deal.to()`, and the one that goes on drafting, as the game names them.
  default Step<S> draft(Deal deal) {
    return new DealDraft<>(this, deal);
  }

  default Step<S> reply(Deal deal) {
    return new DealReply<>(this, deal);
  }

  /// What `deal.to()` is asked: by default who offers; a game may say what is offered.
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
    DROPPED
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
