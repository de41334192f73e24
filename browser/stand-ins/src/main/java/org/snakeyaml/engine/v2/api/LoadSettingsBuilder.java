package org.snakeyaml.engine.v2.api;

/// Takes settings.
public final class LoadSettingsBuilder {
  private final LoadSettings settings;

  LoadSettingsBuilder(LoadSettings settings) {
    this.settings = settings;
  }

  public LoadSettingsBuilder setLabel(String label) {
    return this;
  }

  public LoadSettingsBuilder setCodePointLimit(int limit) {
    return this;
  }

  public LoadSettingsBuilder setAllowNonScalarKeys(boolean allow) {
    return this;
  }

  public LoadSettings build() {
    return settings;
  }
}
