package horda.lab.experiment;

/// Hires hands by name: `--on spark=URL`. Found as a service (a file
/// `META-INF/services/horda.lab.experiment.HandsMaker`), so that a module that is not always there
/// can bring some.
public interface HandsMaker {
  /// `spark`.
  String name();

  /// @param where what stands behind the equals sign, or ""
  Hands hire(String where);
}
