package horda.browser;

import horda.server.house.House;
import horda.server.http.Talk;
import horda.wire.doc.FromServer;

/// One line to the page.
final class NearTalk extends Talk {
  private final Host host;
  private final int line;

  NearTalk(House house, Host host, int line) {
    super(house);
    this.host = host;
    this.line = line;
  }

  void hear(String text) {
    listen(text);
  }

  @Override
  protected void send(String text) {
    host.say(line, text);
  }

  @Override
  protected void bye(String code, String text) {
    say(new FromServer.Bye(code, text));
    host.end(line);
  }

  void close() {
    leave();
  }
}
