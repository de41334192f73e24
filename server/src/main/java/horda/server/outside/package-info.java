/// Programs that play along: started by the house, asked and answering by lines of JSON. What they
/// are told of a table is what a bot's position holds, and so no more than their seat may see.
package horda.server.outside;
