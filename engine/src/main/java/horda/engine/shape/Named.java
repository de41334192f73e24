package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A step of a game, by the name that saved games keep. Its components are its arguments; the build
/// writes a book of all steps, `…Steps`, that reads and writes them.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Named {
  String value();

  /// The rule by which a question asks; empty if the step is none, or says it itself.
  String rule() default "";
}
