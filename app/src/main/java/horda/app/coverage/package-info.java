/// Which rules have a test: read from the sources of the tests, not from running them.
package horda.app.coverage;
