/// What one viewer is shown of a table: documents built up from what a seat may know, and the
/// difference to what it was shown before. Every way out of a table leads through here.
package horda.server.view;
