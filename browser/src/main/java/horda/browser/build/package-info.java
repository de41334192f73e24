/// Makes what runs in the browser: the compiled program and the games' files. Runs on the JVM,
/// never in the browser.
package horda.browser.build;
