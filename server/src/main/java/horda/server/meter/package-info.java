/// Counting what goes on, cheaply and from many threads. Knows nothing of tables.
package horda.server.meter;
