/// The other side of the table's protocol, for programs: tests, trials and the load generator sit
/// at tables with it.
package horda.server.client;
