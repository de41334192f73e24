package horda.engine.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A game that is made of its content and nothing else: it has a constant `ID` and a constructor
/// that takes what `content.yaml` says. The build writes its box, `…Box`, and puts it on the shelf.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Boxed {}
