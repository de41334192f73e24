package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What saved games call a field, where that is not its name. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface As {
  String value();
}
