/// Friends of people who come back: by a code or from a table, where they are, whom they invite,
/// and whom somebody does not want to meet.
package horda.server.friends;
