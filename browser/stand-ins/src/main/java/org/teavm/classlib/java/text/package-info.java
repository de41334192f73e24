/// See [org.teavm.classlib.java.util.concurrent].
package org.teavm.classlib.java.text;
