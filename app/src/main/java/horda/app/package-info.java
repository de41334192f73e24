/// The command line: what ./horda runs, and the table in the terminal. Touch freely; commands stay
/// thin, rules never live here.
package horda.app;
