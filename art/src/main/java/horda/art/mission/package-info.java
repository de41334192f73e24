/// Missions of Rue Morgue for people: put into words, drawn as text and as a picture.
@NullMarked
package horda.art.mission;

import org.jspecify.annotations.NullMarked;
