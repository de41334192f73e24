/// Reads what the meters write.
package horda.server.meter;
