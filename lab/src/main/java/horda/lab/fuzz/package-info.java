/// Random games with everything checked after every answer: invariants, choices, copies, JSON, what
/// seats may know, and undo. One class a check; a new check is added in
/// [horda.lab.fuzz.Inspection].
package horda.lab.fuzz;
