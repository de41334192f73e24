/// Missions of Rue Morgue for people: found by name or file, put into words, drawn as text and as a
/// picture.
@NullMarked
package horda.app.mission;

import org.jspecify.annotations.NullMarked;
