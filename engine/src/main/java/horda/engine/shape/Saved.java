package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A state whose fields are its declaration: the build writes a class `…Parts` beside it that lays
/// out the empty table, copies, and visits all fields in the order in which they stand there.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Saved {}
