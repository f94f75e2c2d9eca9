package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the server says of itself is true. */
class DescriptionTest {

  private static final JsonNode API = Description.json();

  private static final String YARD =
      """
      scenario: The yard
      rulebook: acks2
      map: |
        ............
        ....##......
        ....#2......
        ............
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, shield: true, at: [1, 1], facing: E}
        Orc: {side: orcs, creature: orc, count: 2, at: [[3, 1], [9, 1]], facing: W}
      """;

  @TempDir Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void everyRouteIsDescribedAndNothingElse() {
    var described = new TreeSet<String>();
    for (var path : API.path("paths").properties()) {
      for (var method : path.getValue().propertyNames()) {
        described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
      }
    }
    assertThat(described).isEqualTo(house.server.routes());
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    assertThat(API.findValues("$ref"))
        .isNotEmpty()
        .allSatisfy(
            ref ->
                assertThat(API.at(ref.asString().substring(1)).isMissingNode())
                    .as(ref.asString())
                    .isFalse());
  }

  @Test
  void itIsServed() throws Exception {
    var answer = house.get("/api");
    assertThat(JsonMapper.shared().readTree(answer.body())).isEqualTo(API);
    assertThat(API.path("openapi").asString()).isEqualTo("3.1.0");
    check(answer, "/api", "get");
  }

  @Test
  void answersAreAsDescribed() throws Exception {
    var table = house.open(YARD, "orcs");
    valid(
        table.opened(),
        API.at("/paths/~1api~1tables/post/responses/201/content/application~1json/schema"));
    var ann = house.sit(table, 2);
    ann.until(view -> view.path("prompt").isObject());
    check(house.get(table, 2, ""), "/api/tables/{table}", "get");
    ann.fightOn();
    check(house.get(table, 1, ""), "/api/tables/{table}", "get");
    check(house.get(table, 2, "/frames"), "/api/tables/{table}/frames", "get");
    check(house.get(table, 2, "/account"), "/api/tables/{table}/account", "get");
    String token = table.cookie(2).substring(table.cookie(2).indexOf('=') + 1);
    check(house.post("/api/join", "{\"token\":\"" + token + "\"}"), "/api/join", "post");
    check(
        house.post("/api/invitation", "{\"token\":\"" + token + "\"}"), "/api/invitation", "post");
    String door = table.opened().path("door").asString().substring("/join#".length());
    check(house.post("/api/invitation", "{\"token\":\"" + door + "\"}"), "/api/invitation", "post");
    check(house.get("/api/tables", "Cookie", table.cookie(1)), "/api/tables", "get");
    check(house.get(table, 1, "/seats"), "/api/tables/{table}/seats", "get");
    check(
        house.post("/api/tables/" + table.id() + "/archive", "{}", "Cookie", table.cookie(1)),
        "/api/tables/{table}/archive",
        "post");
    var order = Frames.object();
    order.putObject("add").put("role", "spectator").put("name", "Zoe").putArray("combatants");
    valid(order, API.at("/components/schemas/SeatOrder"));
    String seats = "/api/tables/" + table.id() + "/seats";
    check(
        house.post(seats, order.toString(), "Cookie", table.cookie(1)),
        "/api/tables/{table}/seats",
        "post");
    check(
        house.post(seats, "{\"revoke\":\"99\"}", "Cookie", table.cookie(1)),
        "/api/tables/{table}/seats",
        "post");
    String chapters = "/api/tables/" + table.id() + "/chapters";
    for (String yaml : List.of("scenario: x\nrulebok: y\n", "Orc: 1", YARD)) {
      String next = Frames.object().put("scenario", yaml).toString();
      check(
          house.post(chapters, next, "Cookie", table.cookie(1)),
          "/api/tables/{table}/chapters",
          "post");
    }
    check(house.get("/api/scenarios"), "/api/scenarios", "get");
    check(house.get("/api/scenarios/ambush/map"), "/api/scenarios/{name}/map", "get");
    check(house.get("/api/rulebooks"), "/api/rulebooks", "get");
    for (String kind :
        new String[] {"creatures", "classes", "weapons", "armour", "items", "spells"}) {
      check(house.get("/api/content/" + kind), "/api/content/{kind}", "get");
    }
    check(house.get("/api/rules/A2.CLEAVE.01"), "/api/rules/{id}", "get");
    check(
        house.post("/api/check", Frames.object().put("scenario", YARD).toString()),
        "/api/check",
        "post");
    check(
        house.post("/api/compare", Frames.object().put("scenario", YARD).toString()),
        "/api/compare",
        "post");
  }

  @Test
  void refusalsAreAsDescribed() throws Exception {
    check(
        house.post("/api/check", "{\"scenario\":\"scenario: x\\nrulebok: y\\n\"}"),
        "/api/check",
        "post");
    check(house.post("/api/compare", "{\"scenario\":\"a: [\"}"), "/api/compare", "post");
    check(house.post("/api/tables", "{\"scenario\":\"\"}"), "/api/tables", "post");
    check(house.post("/api/join", "{\"token\":\"guess\"}"), "/api/join", "post");
    check(house.get("/api/tables/nowhere"), "/api/tables/{table}", "get");
    check(house.get("/api/content/dreams"), "/api/content/{kind}", "get");
  }

  @Test
  void anAnswerThatIsNotAsDescribedIsFoundOut() {
    var schema = API.at("/components/schemas/Card");
    var card = Frames.object().put("card", 0).put("round", 1).put("kind", "attack");
    assertThat(errors(card, schema)).contains("text").contains("minimum");
  }

  private static void check(HttpResponse<String> answer, String path, String method) {
    JsonNode responses = API.path("paths").path(path).path(method).path("responses");
    JsonNode response = responses.path(Integer.toString(answer.statusCode()));
    if (response.isMissingNode()) {
      response = responses.path("default");
      assertThat(answer.statusCode()).as(answer.body()).isGreaterThanOrEqualTo(400);
    }
    if (response.has("$ref")) {
      response = API.at(response.path("$ref").asString().substring(1));
    }
    String type = answer.headers().firstValue("Content-Type").orElse("").split(";")[0];
    JsonNode schema = response.path("content").path(type).path("schema");
    assertThat(schema.isMissingNode()).as(path + " " + answer.statusCode() + " " + type).isFalse();
    valid(JsonMapper.shared().readTree(answer.body()), schema);
  }

  private static void valid(JsonNode json, JsonNode schema) {
    assertThat(errors(json, schema)).isEqualTo("[]");
  }

  private static String errors(JsonNode json, JsonNode schema) {
    ObjectNode whole = Frames.object().setAll((ObjectNode) schema);
    whole.set("components", API.path("components"));
    SchemaRegistry registry = SchemaRegistry.withDialect(Dialects.getDraft202012());
    Schema read = registry.getSchema(whole);
    return read.validate(json).toString();
  }

  /**
   * What common linters recommend: each operation says who may, by a scheme there is, and its 4xx.
   */
  @Test
  void itPassesALinter() {
    assertThat(API.path("info").path("license").path("name").asString()).isNotEmpty();
    assertThat(API.path("servers")).isNotEmpty();
    JsonNode schemes = API.path("components").path("securitySchemes");
    var ids = new TreeSet<String>();
    for (var path : API.path("paths").properties()) {
      for (var method : path.getValue().properties()) {
        String where = method.getKey() + " " + path.getKey();
        JsonNode one = method.getValue();
        assertThat(ids.add(one.path("operationId").asString(""))).as(where).isTrue();
        assertThat(one.path("summary").asString("")).as(where).isNotEmpty();
        assertThat(one.path("tags")).as(where).isNotEmpty();
        assertThat(one.path("security").isArray()).as(where).isTrue();
        for (JsonNode way : one.path("security")) {
          way.propertyNames().forEach(name -> assertThat(schemes.has(name)).as(where).isTrue());
        }
        assertThat(one.path("responses").propertyNames())
            .as(where)
            .anyMatch(status -> status.startsWith("4"))
            .anyMatch(status -> status.startsWith("2") || status.startsWith("1"));
        boolean seated = path.getKey().contains("{table}");
        assertThat(one.path("security").toString().contains("seat"))
            .as(where)
            .isEqualTo(seated || where.equals("get /api/tables"));
      }
    }
  }
}
