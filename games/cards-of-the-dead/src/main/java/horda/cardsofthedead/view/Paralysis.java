package horda.cardsofthedead.view;

import horda.engine.shape.OneOf;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Whether a turn is lost to Paralysis: no, the next one, or this one was.
@OneOf({"none", "next-turn", "served"})
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
@interface Paralysis {}
