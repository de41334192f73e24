/// People who come back without an account: a key in the browser, what moves along with it, codes
/// for other devices, passkeys. Nothing of it is needed to play.
package horda.server.identity;
