package com.fasterxml.jackson.annotation;

/// What of a class is seen.
public @interface JsonAutoDetect {
  enum Visibility {
    ANY,
    NONE
  }
}
