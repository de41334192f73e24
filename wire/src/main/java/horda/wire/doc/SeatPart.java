package horda.wire.doc;

import horda.engine.Changes;
import horda.engine.Nullable;
import horda.engine.Pen;
import horda.engine.View;
import horda.engine.Written;
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
    implements Written {
  /// Before the deal.
  public static final SeatPart NOTHING =
      new SeatPart(null, List.of(), null, null, List.of(), List.of());

  /// The question for one seat.
  ///
  /// @param seat whose it is
  public record Asked(int seat, String prompt, String rule, List<Choice> options)
      implements Written {
    @Override
    public void write(Pen pen) {
      SeatPartAskedWriter.write(this, pen);
    }
  }

  @Override
  public void write(Pen pen) {
    SeatPartWriter.write(this, pen);
  }

  @Override
  public void changes(Written before, Changes out) {
    SeatPartWriter.changes((SeatPart) before, this, out);
  }
}
