/// Missions of one's own: what they are made of, and what is wrong with them.
/// `horda.ruemorgue.workshop.MissionWorkshop` is the entry.
package horda.ruemorgue.workshop;
