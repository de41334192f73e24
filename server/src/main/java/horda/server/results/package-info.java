/// How games ended: records of people, ratings, the hall of fame, and the open file of finished
/// public games.
package horda.server.results;
