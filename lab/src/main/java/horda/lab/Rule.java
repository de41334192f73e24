package horda.lab;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Says which rules a test tests, by the ids of the rule book: `@Rule("COD-WALK-01")`. The coverage
/// report reads it from the sources, so that "every rule has a test" is a fact and not a hope.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
  String[] value();
}
