package horda.server.client;

import horda.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/// Asks a house over HTTP.
public final class Caller {
  /// What came back.
  public record HttpReply(int status, JsonNode body, HttpResponse<String> whole) {
    public String text(String field) {
      return body.path(field).stringValue("");
    }

    /// The code of an error; empty when there was none.
    public String code() {
      return body.path("error").path("code").stringValue("");
    }
  }

  /// Longer than a house may take for anything.
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final HttpClient http;
  private final URI house;

  public Caller(HttpClient http, URI house) {
    this.http = http;
    this.house = house;
  }

  public URI house() {
    return house;
  }

  HttpClient http() {
    return http;
  }

  public HttpReply get(String path, String... headers) {
    return send(request(path, headers).GET());
  }

  public HttpReply post(String path, String body, String... headers) {
    return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder builder = HttpRequest.newBuilder(house.resolve(path)).timeout(PATIENCE);
    return headers.length == 0 ? builder : builder.headers(headers);
  }

  private HttpReply send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> answer =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      boolean json =
          answer.headers().firstValue("content-type").orElse("").startsWith("application/json;");
      JsonNode body = json ? Json.parse(answer.body()) : Json.object();
      return new HttpReply(answer.statusCode(), body, answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
