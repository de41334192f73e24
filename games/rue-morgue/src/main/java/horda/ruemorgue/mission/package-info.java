/// Missions, read from files in the format of docs/missions.md and checked:
/// [horda.ruemorgue.mission.MissionReader] is the entry. What is wrong is told as faults with file
/// and line.
package horda.ruemorgue.mission;
