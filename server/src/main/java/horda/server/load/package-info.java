/// A house under load: many tables played over real connections, and what that cost. Speaks the
/// table's protocol from outside and knows nothing of the server's insides, nor of any rule.
package horda.server.load;
