/**
 * Annotations by which a shape is declared once: fields of states, arguments of steps, components
 * of views and messages. The module {@code shape} reads them while compiling and writes what
 * follows.
 */
package horda.engine.shape;
