package horda.app.play;

import horda.art.Ink;
import horda.art.Wrap;
import horda.engine.Bargain;
import horda.engine.Deal;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Ref;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/// The terms of an offer, for the one who writes it and the one who answers it.
final class DealSheet<S extends State> {
  private final Sitting<S> at;

  DealSheet(Sitting<S> at) {
    this.at = at;
  }

  static boolean isDeal(Question<?> question) {
    return question instanceof DealDraft<?> || question instanceof DealReply<?>;
  }

  /// Empty when the question is about no deal.
  List<AttributedString> lines(Question<S> question, int width) {
    return switch (question) {
      case DealDraft<S> draft -> terms("play.deal-draft", draft.bargain(), draft.deal(), width);
      case DealReply<S> reply -> terms("play.deal-reply", reply.bargain(), reply.deal(), width);
      default -> List.of();
    };
  }

  private List<AttributedString> terms(String head, Bargain<S> bargain, Deal deal, int width) {
    String from = at.texts().name(Ref.seat(deal.from()));
    String to = at.texts().name(Ref.seat(deal.to()));
    List<AttributedString> lines = new ArrayList<>();
    lines.add(Ink.of(Ink.BOLD, at.say(head, from, to)));
    for (int i = 0; i < deal.size(); i++) {
      Option term = bargain.term(at.match().state(), deal, deal.term(i));
      String text =
          side(head, term) + at.texts().say(term.label()) + bond(bargain, deal, deal.term(i));
      Wrap.hanging("  %d. ".formatted(i + 1), text, width)
          .forEach(line -> lines.add(Ink.of(Ink.THING, line)));
    }
    if (deal.size() == 0) {
      lines.add(Ink.of(Ink.DIM, "  " + at.say("play.deal-empty")));
    }
    return lines;
  }

  /// A promise says whether it must be kept.
  private String bond(Bargain<S> bargain, Deal deal, long term) {
    if (!bargain.isPromise(term)) {
      return "";
    }
    boolean binding = bargain.binding(at.match().state(), deal, term);
    return " " + at.say(binding ? "play.deal-binding" : "play.deal-free");
  }

  /// The one who answers must see at a glance what comes and what goes.
  private String side(String head, Option term) {
    String key = head + "-" + OptionList.verb(term.id());
    return at.speech().has(key) ? at.say(key) + " " : "";
  }
}
