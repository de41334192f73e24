package horda.wire.doc;

import horda.engine.Changes;
import horda.engine.Nullable;
import horda.engine.Pen;
import horda.engine.View;
import horda.engine.Written;
import horda.engine.shape.LeftOut;
import java.util.List;

/// What one viewer sees and may do.
///
/// @param view the game's own; none before the deal
/// @param awaited the seats that owe an answer
/// @param prompt what this seat is asked, if it is
/// @param rule the rule behind the question
/// @param greyed what cannot be done just now, with the reason
/// @param turn the number of the question
/// @param held this seat has answered; the answer counts when the window closes
/// @param order the standing order in force; 0 for none
/// @param curtain whether another's secrets must be covered before this seat looks
public record TableDoc(
    TableInfo table,
    You you,
    @LeftOut @Nullable View view,
    List<Integer> awaited,
    @LeftOut @Nullable String prompt,
    @LeftOut @Nullable String rule,
    List<Choice> options,
    List<GreyedChoice> greyed,
    int turn,
    boolean canUndo,
    @LeftOut @Nullable Boolean held,
    List<OrderChoice> orders,
    int order,
    @LeftOut @Nullable WindowTime window,
    @LeftOut @Nullable Result outcome,
    boolean curtain)
    implements Written {
  /// Who looks.
  ///
  /// @param seat through whose eyes; -1 for an onlooker
  /// @param seats all seats of this browser
  public record You(int seat, List<Integer> seats, boolean host) {}

  /// A standing order that a seat can give.
  public record OrderChoice(int number, String label) {}

  /// A window that lasts its time.
  ///
  /// @param until when it closes, in milliseconds since 1970
  /// @param length how long it lasts, in milliseconds
  public record WindowTime(long until, long length) {}

  /// How the game ended.
  ///
  /// @param team whether all won or lost together
  public record Result(
      boolean team, List<Integer> winners, List<Integer> scores, String reason, String rule) {}

  /// In the middle of an answer: another view, and nobody is asked anything.
  public TableDoc at(View moment) {
    return new TableDoc(
        table, you, moment, List.of(), null, null, List.of(), List.of(), turn, false, null, orders,
        order, null, outcome, curtain);
  }

  @Override
  public void write(Pen pen) {
    TableDocWriter.write(this, pen);
  }

  @Override
  public void changes(Written before, Changes out) {
    TableDocWriter.changes((TableDoc) before, this, out);
  }
}
