package horda.wire.doc;

import horda.engine.Nullable;
import horda.engine.View;
import horda.engine.shape.LeftOut;
import java.util.List;

/// What one seat sees and may do now, in its language.
///
/// @param view none before the deal
/// @param awaited the seats that owe an answer
/// @param prompt none for a seat that is not asked
public record SeatPart(
    @LeftOut @Nullable View view,
    List<Integer> awaited,
    @LeftOut @Nullable String prompt,
    @LeftOut @Nullable String rule,
    List<Choice> options,
    List<GreyedChoice> greyed)
    implements SeatPartWritten {
  /// Before the deal.
  public static final SeatPart NOTHING =
      new SeatPart(null, List.of(), null, null, List.of(), List.of());

  /// The same for somebody who is not asked.
  public SeatPart unasked(List<Integer> shown) {
    return new SeatPart(view, shown, null, null, List.of(), List.of());
  }

  public SeatPart awaiting(List<Integer> shown) {
    return new SeatPart(view, shown, prompt, rule, options, greyed);
  }

  public SeatPart offering(List<Choice> choices) {
    return new SeatPart(view, awaited, prompt, rule, choices, greyed);
  }

  /// The question for one seat.
  ///
  /// @param seat whose it is
  public record Asked(int seat, String prompt, String rule, List<Choice> options)
      implements SeatPartAskedWritten {}
}
