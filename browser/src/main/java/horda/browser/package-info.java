/// The engine and a whole house in a browser, compiled by TeaVM: one thread, no files, no
/// reflection.
package horda.browser;
