/// The annotation processor of the house. It reads shapes that are declared once (fields of states,
/// arguments of steps, components of views and messages) and writes all that follows from them.
/// `docs/shape.md` says what can be declared.
package horda.shape;
