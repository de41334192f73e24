package horda.server.identity;

import horda.engine.Nullable;
import horda.server.table.Tokens;
import horda.wire.Json;
import horda.wire.doc.MemberDoc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Somebody who comes back: known by the tokens of their devices, of which the house keeps hashes,
/// and by their passkeys. Kept as JSON.
///
/// @param id public; no secret follows from it
/// @param guarded whether a passkey is asked for where much is at stake
/// @param code the hash of the code that lets another device in; null if there is none
public record Member(
    String id,
    String name,
    long made,
    boolean guarded,
    Shows shows,
    List<Device> devices,
    List<Passkey> passkeys,
    @Nullable String code) {
  /// What others may see of them.
  ///
  /// @param presence friends see when they are at the house
  public record Shows(boolean hall, boolean record, boolean research, boolean presence) {
    /// Whoever sits down at a rated table is told of the hall, and has chosen their friends; the
    /// rest is asked for.
    static final Shows FIRST = new Shows(true, false, false, true);
  }

  /// @param hash of its token
  record Device(String hash, String name, long since) {
    String id() {
      return Tokens.hash(hash).substring(0, 12);
    }
  }

  /// @param id of the credential, base64url
  /// @param key the public key, X.509, base64url
  /// @param count how often it has signed, where it counts
  record Passkey(String id, String key, long count, String name, long since) {}

  public Member {
    devices = List.copyOf(devices);
    passkeys = List.copyOf(passkeys);
  }

  static Member fresh(String id, String name, long now, Device device) {
    return new Member(id, name, now, false, Shows.FIRST, List.of(device), List.of(), null);
  }

  Member named(String other) {
    return new Member(id, other, made, guarded, shows, devices, passkeys, code);
  }

  Member showing(Shows other) {
    return new Member(id, name, made, guarded, other, devices, passkeys, code);
  }

  Member guarded(boolean on) {
    return new Member(id, name, made, on, shows, devices, passkeys, code);
  }

  Member withCode(@Nullable String hash) {
    return new Member(id, name, made, guarded, shows, devices, passkeys, hash);
  }

  Member with(Device device) {
    List<Device> all = new ArrayList<>(devices);
    all.add(device);
    return new Member(id, name, made, guarded, shows, all, passkeys, code);
  }

  Member without(Device device) {
    List<Device> rest = devices.stream().filter(one -> !one.equals(device)).toList();
    return new Member(id, name, made, guarded, shows, rest, passkeys, code);
  }

  /// A passkey of that id is replaced.
  Member with(Passkey passkey) {
    List<Passkey> all = new ArrayList<>(without(passkey.id()).passkeys);
    all.add(passkey);
    return new Member(id, name, made, guarded, shows, devices, all, code);
  }

  Member without(String passkey) {
    List<Passkey> rest = passkeys.stream().filter(one -> !one.id().equals(passkey)).toList();
    boolean still = guarded && !rest.isEmpty();
    return new Member(id, name, made, still, shows, devices, rest, code);
  }

  Optional<Passkey> passkey(String wanted) {
    return passkeys.stream().filter(one -> one.id().equals(wanted)).findFirst();
  }

  /// The hashes of the tokens of their devices.
  public List<String> keys() {
    return devices.stream().map(Device::hash).toList();
  }

  boolean hasDevice(String hash) {
    return devices.stream().anyMatch(device -> device.hash().equals(hash));
  }

  /// What they are told themselves. `hash`: of the device that asks.
  MemberDoc document(String hash) {
    return new MemberDoc(
        id,
        name,
        made,
        guarded,
        new MemberDoc.MemberShows(shows.hall(), shows.record(), shows.research(), shows.presence()),
        devices.stream()
            .map(
                one ->
                    new MemberDoc.MemberDevice(
                        one.id(), one.name(), one.since(), one.hash().equals(hash)))
            .toList(),
        passkeys.stream()
            .map(one -> new MemberDoc.MemberPasskey(one.id(), one.name(), one.since()))
            .toList());
  }

  String text() {
    ObjectNode node = Json.object().put("id", id).put("name", name).put("made", made);
    node.put("guarded", guarded).put("hall", shows.hall());
    node.put("record", shows.record()).put("research", shows.research());
    node.put("presence", shows.presence());
    ArrayNode known = node.putArray("devices");
    for (Device one : devices) {
      known.addObject().put("hash", one.hash()).put("name", one.name()).put("since", one.since());
    }
    ArrayNode keys = node.putArray("passkeys");
    for (Passkey one : passkeys) {
      ObjectNode key = keys.addObject().put("id", one.id()).put("key", one.key());
      key.put("count", one.count()).put("name", one.name()).put("since", one.since());
    }
    return Json.line(code == null ? node : node.put("code", code));
  }

  static Member parse(String text) {
    JsonNode node = Json.parse(text);
    List<Device> devices = new ArrayList<>();
    for (JsonNode one : node.path("devices")) {
      devices.add(
          new Device(
              one.get("hash").stringValue(),
              one.get("name").stringValue(),
              one.get("since").longValue()));
    }
    List<Passkey> passkeys = new ArrayList<>();
    for (JsonNode one : node.path("passkeys")) {
      passkeys.add(
          new Passkey(
              one.get("id").stringValue(),
              one.get("key").stringValue(),
              one.get("count").longValue(),
              one.get("name").stringValue(),
              one.get("since").longValue()));
    }
    return new Member(
        node.get("id").stringValue(),
        node.get("name").stringValue(),
        node.get("made").longValue(),
        node.path("guarded").booleanValue(false),
        new Shows(
            node.path("hall").booleanValue(false),
            node.path("record").booleanValue(false),
            node.path("research").booleanValue(false),
            node.path("presence").booleanValue(true)),
        devices,
        passkeys,
        node.has("code") ? node.get("code").stringValue() : null);
  }
}
