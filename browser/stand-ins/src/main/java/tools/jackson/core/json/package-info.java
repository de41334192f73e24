/// See [tools.jackson.databind].
package tools.jackson.core.json;
