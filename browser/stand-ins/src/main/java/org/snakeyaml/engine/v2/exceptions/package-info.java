/// Data files for the browser: there they are JSON, which is YAML too. The part of SnakeYAML
/// Engine's API that the house uses, under the same names. Never on a class path beside the real
/// one.
package org.snakeyaml.engine.v2.exceptions;
