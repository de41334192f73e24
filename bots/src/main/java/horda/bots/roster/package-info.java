/// All bots by name: those of the house and those found as services.
package horda.bots.roster;
