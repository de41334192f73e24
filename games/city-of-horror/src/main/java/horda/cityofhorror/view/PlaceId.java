package horda.cityofhorror.view;

import horda.engine.shape.OneOf;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A location of the town.
@OneOf({"church", "hospital", "bank", "armory", "tower", "crossroads"})
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
@interface PlaceId {}
