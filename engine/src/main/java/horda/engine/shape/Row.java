package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A row of a data file: a record whose components are the words of the row. The build writes its
/// reader, `…Row`, which refuses other words and numbers out of range. A number with a range may be
/// left out and is then the least; so may an enum that has a constant `NONE`, a flag and a gender.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Row {
  /// What such a row is, for messages: `a card`.
  String value();
}
