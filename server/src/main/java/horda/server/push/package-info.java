/// "It is your turn", told to people who are not looking: Web Push (RFC 8030, 8291, 8292) to their
/// browsers and a webhook of the host. One message for each person and quiet time, over all tables.
package horda.server.push;
