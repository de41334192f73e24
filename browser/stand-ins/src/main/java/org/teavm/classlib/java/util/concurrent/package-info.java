/// Classes of the JDK that TeaVM's library lacks, for a house with one thread. TeaVM finds
/// `java.X.Y` as `org.teavm.classlib.java.X.TY`.
package org.teavm.classlib.java.util.concurrent;
