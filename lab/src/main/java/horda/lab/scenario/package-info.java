/// Scenarios: a position, a script of answers and what must come of it, as a YAML file in the
/// game's own words. Strict: whatever the script does not foresee fails.
package horda.lab.scenario;
