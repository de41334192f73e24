/// The whole house on trial: real server processes, real sockets, kills and secrets.
package horda.trials;
