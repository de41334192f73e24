/// Missions of Rue Morgue for people: put into words, drawn as text and as a picture.
package horda.art.mission;
