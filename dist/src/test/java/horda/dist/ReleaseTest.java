package horda.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReleaseTest {
  private static final String CHANGES =
      """
      # Changelog

      ## [Unreleased] 0.2.0

      - **Soon**

      ## [0.1.10] - 2026-12-24

      - ten

      ## [0.1.1] - 2026-12-01

      ### Games

      - one
      """;

  @Test
  void notesAreThePartOfTheChangelogAboutTheVersion() {
    assertThat(Release.notes(CHANGES, "0.1.1")).isEqualTo("# Horda 0.1.1\n\n### Games\n\n- one\n");
    assertThat(Release.notes(CHANGES, "0.1.10")).contains("- ten").doesNotContain("- one");
  }

  @Test
  void aVersionInTheMakingHasThoseThatWillBeItsOwn() {
    assertThat(Release.notes(CHANGES, "0.2.0-SNAPSHOT"))
        .isEqualTo("# Horda 0.2.0-SNAPSHOT\n\n- **Soon**\n");
  }

  @Test
  void aVersionThatTheChangelogDoesNotKnowIsNotReleased() {
    assertThatThrownBy(() -> Release.notes(CHANGES, "0.1"))
        .hasMessageContaining("CHANGELOG.md has no part about version 0.1");
  }
}
