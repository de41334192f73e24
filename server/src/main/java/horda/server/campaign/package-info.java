/// Campaigns over HTTP: how things stand, what a table begins with, and what a finished one has
/// brought. Nothing is kept here: whoever plays a campaign keeps it.
package horda.server.campaign;
