package horda.wire;

import horda.engine.Greyed;
import horda.engine.Joint;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.wire.doc.Choice;
import horda.wire.doc.GreyedChoice;
import horda.wire.doc.SeatPart;
import horda.wire.doc.SeatPart.Asked;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// What one seat sees and may do now, in somebody's language.
public final class SeatParts {
  /// Between the words of answers that are given at once, in every language.
  private static final String ALSO = " · ";

  private SeatParts() {}

  /// @param seat -1 for an onlooker
  public static <S extends State> SeatPart of(Match<S> match, int seat, Texts texts) {
    return of(match, seat, match.game().view(match.state(), seat), texts);
  }

  /// The same for somebody who has the seat's view already.
  public static <S extends State> SeatPart of(Match<S> match, int seat, View view, Texts texts) {
    Question<S> question = match.question();
    int awaited = question == null ? 0 : question.awaited(match.state());
    Asked asked = asked(match, seat, texts);
    return new SeatPart(
        view,
        seats(awaited),
        asked == null ? null : asked.prompt(),
        asked == null ? null : asked.rule(),
        asked == null ? List.of() : asked.options(),
        seat < 0 ? List.of() : greyed(match, seat, texts));
  }

  /// The same while a window waits for all seats at once: nobody is named, and a seat sees what it
  /// may wish for.
  public static <S extends State> SeatPart wishing(
      Match<S> match, int seat, List<Option> wishes, View view, Texts texts) {
    Question<S> question = match.question();
    if (question == null || wishes.isEmpty()) {
      return new SeatPart(view, List.of(), null, null, List.of(), List.of());
    }
    return new SeatPart(
        view,
        List.of(seat),
        texts.say(question.prompt(match.state(), seat)),
        question.rule(match.state()),
        choices(wishes, texts),
        List.of());
  }

  /// The same where answers to several questions can be given at once.
  public static SeatPart joint(SeatPart part, List<? extends Joint<?>> joint, Texts texts) {
    if (joint.isEmpty()) {
      return part;
    }
    Set<String> alone = joint.stream().map(Joint::id).collect(Collectors.toSet());
    return part.offering(joint.stream().map(one -> choice(one, alone, texts)).toList());
  }

  /// Its picture and class are those of the first part that does something. A click on the board
  /// does one thing after the other, so what does several touches nothing.
  private static Choice choice(Joint<?> joint, Set<String> alone, Texts texts) {
    List<Choice> parts = joint.options().stream().map(option -> choice(option, texts)).toList();
    List<Integer> deeds = joint.deeds();
    Choice main = parts.get(deeds.getFirst());
    return new Choice(
        joint.id(),
        main.verb(),
        main.args(),
        parts.stream().map(Choice::label).collect(Collectors.joining(ALSO)),
        deeds.size() > 1 ? List.of() : main.targets(),
        parts.size() > 1 && alone.contains(joint.parts().getFirst()) ? true : null);
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

  private static List<Choice> choices(List<Option> options, Texts texts) {
    List<Choice> choices = new ArrayList<>(options.size());
    for (Option option : options) {
      choices.add(choice(option, texts));
    }
    return choices;
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
        choices(match.options(seat), texts));
  }

  private static List<GreyedChoice> greyed(Match<?> match, int seat, Texts texts) {
    List<GreyedChoice> greyed = new ArrayList<>();
    for (Greyed.Reason reason : match.greyed(seat)) {
      greyed.add(greyed(reason, texts));
    }
    return greyed;
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
