package horda.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlatformTest {
  @Test
  void archivesAreCalledAfterSystemAndProcessor() {
    assertThat(Platform.of("Linux", "amd64")).hasToString("linux-x64");
    assertThat(Platform.of("Mac OS X", "aarch64")).hasToString("macos-arm64");
  }

  @Test
  void whatCannotBePackedForIsSaid() {
    assertThatThrownBy(() -> Platform.of("Windows 11", "amd64")).hasMessageContaining("Windows 11");
    assertThatThrownBy(() -> Platform.of("Linux", "riscv64")).hasMessageContaining("riscv64");
  }
}
