package horda.lab.nightwatch;

import horda.engine.Pen;
import horda.engine.View;

/// Writes itself down by hand, and forgets the moon.
record HalfView(int turn, int moon) implements View {
  @Override
  public void write(Pen pen) {
    pen.open();
    pen.name("turn");
    pen.num(turn);
    pen.close();
  }
}
