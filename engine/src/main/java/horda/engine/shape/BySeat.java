package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// An array with one item for each seat.
@Each("seats")
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface BySeat {}
