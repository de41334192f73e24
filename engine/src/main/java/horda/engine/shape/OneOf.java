package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A text of a view or message, or a list of them, that is one of a few words. On an annotation of
/// the game it gives those words a name.
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface OneOf {
  String[] value() default {};

  /// Enums whose constants it may be too, as data files write them.
  Class<? extends Enum<?>>[] of() default {};
}
