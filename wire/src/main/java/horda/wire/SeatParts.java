package horda.wire;

import horda.engine.Greyed;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import horda.wire.doc.Choice;
import horda.wire.doc.GreyedChoice;
import horda.wire.doc.SeatPart;
import horda.wire.doc.SeatPart.Asked;
import java.util.ArrayList;
import java.util.List;

/// What one seat sees and may do now, in somebody's language.
public final class SeatParts {
  private SeatParts() {}

  /// @param seat -1 for an onlooker
  public static <S extends State> SeatPart of(Match<S> match, int seat, Texts texts) {
    Question<S> question = match.question();
    int awaited = question == null ? 0 : question.awaited(match.state());
    Asked asked = asked(match, seat, texts);
    return new SeatPart(
        match.game().view(match.state(), seat),
        seats(awaited),
        asked == null ? null : asked.prompt(),
        asked == null ? null : asked.rule(),
        asked == null ? List.of() : asked.options(),
        seat < 0 ? List.of() : greyed(match, seat, texts));
  }

  /// The question for every seat that still owes an answer.
  public static <S extends State> List<Asked> turn(Match<S> match, Texts texts) {
    List<Asked> turn = new ArrayList<>();
    Question<S> question = match.question();
    if (question != null) {
      for (int seat : seats(question.awaited(match.state()))) {
        Asked asked = asked(match, seat, texts);
        if (asked != null) {
          turn.add(asked);
        }
      }
    }
    return turn;
  }

  public static Choice choice(Option option, Texts texts) {
    return new Choice(
        option.id(),
        option.verb(),
        option.label().args(),
        texts.say(option.label()),
        option.targets());
  }

  private static <S extends State> @Nullable Asked asked(Match<S> match, int seat, Texts texts) {
    Question<S> question = match.question();
    if (question == null || seat < 0 || !question.hears(match.state(), seat)) {
      return null;
    }
    return new Asked(
        seat,
        texts.say(question.prompt(match.state(), seat)),
        question.rule(match.state()),
        match.options(seat).stream().map(option -> choice(option, texts)).toList());
  }

  private static List<GreyedChoice> greyed(Match<?> match, int seat, Texts texts) {
    return match.greyed(seat).stream().map(reason -> greyed(reason, texts)).toList();
  }

  private static GreyedChoice greyed(Greyed.Reason reason, Texts texts) {
    return new GreyedChoice(reason.id(), texts.say(reason.why()), reason.rule(), reason.targets());
  }

  /// The seats of a bit set.
  public static List<Integer> seats(int bits) {
    List<Integer> seats = new ArrayList<>();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return seats;
  }
}
