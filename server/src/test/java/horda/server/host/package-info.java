/// What whoever hosts a house is told.
package horda.server.host;
