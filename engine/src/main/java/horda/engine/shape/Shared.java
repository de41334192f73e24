package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A field of a state that all copies share; neither saved nor compared.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Shared {}
