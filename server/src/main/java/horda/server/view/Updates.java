package horda.server.view;

import horda.wire.doc.FromServer;

/// What has changed for some eyes: in one patch, and for those who want it moment by moment.
record Updates(FromServer.Update atOnce, FromServer.Update inFrames) {}
