package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A field of a state that a method of the state describes: `void method(Fields fields)`. Where one
/// method describes several fields, the others are told by `DescribedBy("")`.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface DescribedBy {
  String value();
}
