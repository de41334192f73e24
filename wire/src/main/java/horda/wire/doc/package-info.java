/// The document that a viewer of a table has, as records. The build makes their JSON, their patches
/// and the page's types from them.
package horda.wire.doc;
