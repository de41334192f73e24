package tools.jackson.databind.introspect;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;

/// Nothing: trees have no fields of their own.
public final class VisibilityChecker {
  public VisibilityChecker withFieldVisibility(Visibility visibility) {
    return this;
  }

  public VisibilityChecker withGetterVisibility(Visibility visibility) {
    return this;
  }

  public VisibilityChecker withIsGetterVisibility(Visibility visibility) {
    return this;
  }
}
