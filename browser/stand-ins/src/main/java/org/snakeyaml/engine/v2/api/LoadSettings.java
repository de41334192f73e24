package org.snakeyaml.engine.v2.api;

/// Nothing to set.
public final class LoadSettings {
  private LoadSettings() {}

  public static LoadSettingsBuilder builder() {
    return new LoadSettingsBuilder(new LoadSettings());
  }
}
