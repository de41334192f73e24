/// JSON as a tree for the browser: the part of Jackson's API that the house uses, under the same
/// names, so that the same compiled classes run there. Never on a class path beside the real
/// Jackson.
package tools.jackson.databind;
