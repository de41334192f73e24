/// Experiments: many games between bots, cut into ranges that anybody may play, on threads here or
/// on machines elsewhere. What is gathered does not depend on who played which range, or when.
package horda.lab.experiment;
