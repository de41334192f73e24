/// Annotations by which a shape is declared once: fields of states, arguments of steps, components
/// of views and messages. The module `shape` reads them while compiling and writes what follows.
package horda.engine.shape;
