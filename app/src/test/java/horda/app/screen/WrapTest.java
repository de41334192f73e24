package horda.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import horda.art.Ink;
import horda.art.Wrap;
import org.junit.jupiter.api.Test;

/// Broken lines, and text as a terminal wants it.
class WrapTest {
  @Test
  void linesBreakAtBlanks() {
    assertThat(Wrap.lines("one two three", 7)).containsExactly("one two", "three");
    assertThat(Wrap.lines("COD-WALK-01 is", 8)).containsExactly("COD-WALK-01", "is");
    assertThat(Wrap.lines("", 8)).containsExactly("");
  }

  @Test
  void narrowColumnsBreakAtHyphensToo() {
    assertThat(Wrap.narrow("EXIT-Indoors-Area", 9)).containsExactly("EXIT-", "Indoors-", "Area");
  }

  @Test
  void furtherLinesAreIndented() {
    assertThat(Wrap.hanging("• ", "one two", 6)).containsExactly("• one", "  two");
    assertThat(Wrap.indented("Hand: ", " ", "one two three", 9))
        .containsExactly("Hand: one", " two", " three");
  }

  @Test
  void framesStayFrames() {
    assertThat(Ansi.of(Ink.of(Ink.PLAIN, "┌─┐"))).isEqualTo("┌─┐");
    assertThat(Ansi.of(Ink.of(Ink.DIM, "┌─┐"))).isEqualTo("\u001b[38;5;245m┌─┐\u001b[0m");
  }
}
