package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The number of one of several things. How many there are, a method says: of the state, `teams`,
/// or of what the state knows, `content.cards`.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface Of {
  String value();

  /// May it be -1, for none? Then an array begins with that.
  boolean none() default false;
}
