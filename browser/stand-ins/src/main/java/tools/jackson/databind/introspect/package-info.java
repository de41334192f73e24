/// See [tools.jackson.databind].
package tools.jackson.databind.introspect;
