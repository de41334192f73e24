/// What stand-ins ask of JavaScript.
package horda.standin;
