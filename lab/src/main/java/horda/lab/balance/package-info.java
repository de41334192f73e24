/// Balance reports: what seats, characters, cards, missions, seasons and options are worth, as one
/// page that needs nothing else, and the same figures for programs.
package horda.lab.balance;
