/// Plans of one's own: what they are made of, and what is wrong with them. What a plan is, only its
/// game knows.
package horda.server.workshop;
