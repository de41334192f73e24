package horda.dist;

import java.util.Locale;

/// What a program is for: a system and a processor.
///
/// @param system as archives call it
/// @param processor as archives call it
/// @param image as images call the processor
/// @param sqlite where SQLite's driver keeps the native library for it
record Platform(String system, String processor, String image, String sqlite) {
  /// The one that this runs on.
  static Platform here() {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  static Platform of(String os, String arch) {
    boolean arm = arch.equals("aarch64");
    if (!arm && !arch.equals("amd64") && !arch.equals("x86_64")) {
      throw new Trouble("archives are made for x86-64 and ARM64, not for " + arch + ".");
    }
    String processor = arm ? "arm64" : "x64";
    String image = arm ? "arm64" : "amd64";
    String folder = arm ? "aarch64" : "x86_64";
    return switch (os.toLowerCase(Locale.ROOT)) {
      case "linux" ->
          new Platform("linux", processor, image, "Linux/" + folder + "/libsqlitejdbc.so");
      case "mac os x" ->
          new Platform("macos", processor, image, "Mac/" + folder + "/libsqlitejdbc.dylib");
      default -> throw new Trouble("archives are made on Linux and macOS, not on " + os + ".");
    };
  }

  boolean isLinux() {
    return system.equals("linux");
  }

  @Override
  public String toString() {
    return system + "-" + processor;
  }
}
