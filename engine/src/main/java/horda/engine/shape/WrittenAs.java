package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A component of a message that writes itself down, and what its shape is: that of a record, of a
/// list of them, or one of several. For what was written before and is only handed on.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface WrittenAs {
  /// `PatchStep.class`, or `PatchStep[].class` for a list; several for one of them.
  Class<?>[] value();
}
