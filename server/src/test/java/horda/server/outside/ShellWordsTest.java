package horda.server.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import org.junit.jupiter.api.Test;

class ShellWordsTest {
  @Test
  void quotesHoldWordsTogetherAndNothingElseHappens() {
    assertThat(ShellWords.of("python3  bot.py --name 'my bot' \"a 'b'\" ''"))
        .containsExactly("python3", "bot.py", "--name", "my bot", "a 'b'", "");
    assertThat(ShellWords.of("bot; rm -rf $HOME `x` | y > z && w"))
        .containsExactly("bot;", "rm", "-rf", "$HOME", "`x`", "|", "y", ">", "z", "&&", "w");
    assertThat(ShellWords.of("a\\ b '\\n' \\\"")).containsExactly("a b", "\\n", "\"");
    assertThat(ShellWords.of("   ")).isEmpty();
  }

  @Test
  void anOpenQuoteIsRefused() {
    assertThatThrownBy(() -> ShellWords.of("bot 'x")).isInstanceOf(Refusal.class);
  }
}
