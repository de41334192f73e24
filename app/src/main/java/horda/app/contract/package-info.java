/// What a page or a program may rely on: the shapes of documents, made from the code and kept in
/// the source tree.
package horda.app.contract;
