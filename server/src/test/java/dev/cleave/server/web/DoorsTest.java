package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Coming to a table: one's own, by a link of a seat, and by the one link of the table. */
class DoorsTest {

  private static final String YARD =
      """
      scenario: The yard
      map: 12x6
      combatants:
        Berta: {side: watch, fighter: 1, hp: 9, weapon: sword, at: [2, 3], facing: E}
        Conrad: {side: watch, fighter: 1, hp: 9, weapon: sword, at: [2, 4], facing: E}
        Orc: {side: orcs, creature: orc, count: 2, at: [[5, 3], [5, 4]], facing: W}
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

  private static JsonNode json(HttpResponse<String> answer, int status) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    return JsonMapper.shared().readTree(answer.body());
  }

  private HttpResponse<String> post(String path, ObjectNode body, String... headers)
      throws Exception {
    return house.post(path, body.toString(), headers);
  }

  private static String token(String link) {
    return link.substring(link.indexOf('#') + 1);
  }

  private static String door(OpenHouse.Table table) {
    return token(table.opened().path("door").asString());
  }

  private static List<String> names(JsonNode seats) {
    var names = new ArrayList<String>();
    seats.forEach(seat -> names.add(seat.path("name").asString()));
    return names;
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElse("").split(";")[0];
  }

  private HttpResponse<String> claim(String token, int seat, String name) throws Exception {
    return post(
        "/api/join", Frames.object().put("token", token).put("seat", seat).put("name", name));
  }

  private JsonNode invited(String token) throws Exception {
    return json(post("/api/invitation", Frames.object().put("token", token)), 200);
  }

  private HttpResponse<String> order(OpenHouse.Table table, String order) throws Exception {
    return house.post("/api/tables/" + table.id() + "/seats", order, "Cookie", table.cookie(1));
  }

  @Test
  void everybodyFindsHisOwnTablesAndNobodyElses() throws Exception {
    var first = house.open(YARD);
    var second = house.open(YARD.replace("The yard", "Éowyn's größe"));
    assertThat(json(house.get("/api/tables"), 200)).isEmpty();
    String both = first.cookie(2) + "; " + second.cookie(1) + "; cleave-x=y; other=z";
    JsonNode own = json(house.get("/api/tables", "Cookie", both), 200);
    assertThat(own).hasSize(2);
    assertThat(own.get(0).path("title").asString()).isEqualTo("Éowyn's größe");
    assertThat(own.get(0).path("role").asString()).isEqualTo("judge");
    assertThat(own.get(1).path("table").asString()).isEqualTo(first.id());
    assertThat(own.get(1).path("name").asString()).isEqualTo("Berta");
    assertThat(own.toString()).doesNotContain("link").doesNotContain("token");
  }

  @Test
  void theJudgePutsATableAwayAndBringsItBack() throws Exception {
    var table = house.open(YARD);
    String path = "/api/tables/" + table.id() + "/archive";
    json(house.post(path, "{\"archived\":true}", "Cookie", table.cookie(2)), 403);
    json(house.post(path, "{\"archived\":true}"), 404);
    json(house.post(path, "{\"archived\":true}", "Cookie", table.cookie(1)), 200);
    assertThat(archived(table)).isTrue();
    json(house.post(path, "{\"archived\":false}", "Cookie", table.cookie(1)), 200);
    assertThat(archived(table)).isFalse();
  }

  private boolean archived(OpenHouse.Table table) throws Exception {
    JsonNode own = json(house.get("/api/tables", "Cookie", table.cookie(2)), 200);
    return own.get(0).path("archived").booleanValue();
  }

  @Test
  void aLinkSaysWhatItIsForBeforeItIsTaken() throws Exception {
    var table = house.open(YARD);
    String token = table.cookie(2).substring(table.cookie(2).indexOf('=') + 1);
    JsonNode invited = invited(token);
    assertThat(invited.path("title").asString()).isEqualTo("The yard");
    assertThat(invited.path("seat").path("combatants").get(0).asString()).isEqualTo("Berta");
    JsonNode seats = json(house.get(table, 1, "/seats"), 200).path("seats");
    assertThat(seats.get(1).path("taken").booleanValue()).isFalse();
    json(post("/api/join", Frames.object().put("token", token)), 200);
    seats = json(house.get(table, 1, "/seats"), 200).path("seats");
    assertThat(seats.get(1).path("taken").booleanValue()).isTrue();
    json(post("/api/invitation", Frames.object().put("token", "guess")), 410);
  }

  @Test
  void theTablesLinkGivesNoMoreThanTheFreeSeats() throws Exception {
    var table = house.open(YARD);
    String door = door(table);
    assertThat(names(invited(door).path("free"))).containsExactly("Berta", "Conrad");
    String berta = table.cookie(2).substring(table.cookie(2).indexOf('=') + 1);
    json(post("/api/join", Frames.object().put("token", berta).put("name", "Ada")), 200);
    assertThat(names(invited(door).path("free"))).containsExactly("Conrad");

    // not the Judge's, not a taken one, not the onlookers', none there is not, and not the door
    for (int seat : new int[] {1, 2, 4, 9, 0}) {
      assertThat(claim(door, seat, "Eve").body()).contains("Somebody else sits there.");
    }
    json(post("/api/join", Frames.object().put("token", door)), 400);
    var seated = claim(door, 3, "Brian");
    assertThat(json(seated, 200).path("seat").asInt()).isEqualTo(3);
    assertThat(json(claim(door, 3, "Eve"), 422).path("detail").asString())
        .isEqualTo("Somebody else sits there.");
    assertThat(invited(door).path("free")).isEmpty();

    // the link itself is nobody's seat
    String asCookie = Seats.COOKIE + table.id() + "=" + door;
    json(house.get("/api/tables/" + table.id(), "Cookie", asCookie), 404);
    assertThat(json(house.get("/api/tables", "Cookie", asCookie), 200)).isEmpty();
    // whoever chose a seat has it, and the link that was made for it before is dead
    json(house.get("/api/tables/" + table.id(), "Cookie", cookie(seated)), 200);
    json(house.get(table, 3, ""), 404);
  }

  @Test
  void theJudgeShutsTheDoorAndTakesASeatBack() throws Exception {
    var table = house.open(YARD);
    String door = door(table);
    var seated = claim(door, 2, "Eve");
    json(order(table, "{\"renew\":\"2\"}"), 200);
    json(house.get("/api/tables/" + table.id(), "Cookie", cookie(seated)), 404);
    assertThat(names(invited(door).path("free"))).hasSize(2);

    json(order(table, "{\"door\":\"shut\"}"), 200);
    json(post("/api/invitation", Frames.object().put("token", door)), 410);
    json(claim(door, 2, "Eve"), 410);
    assertThat(json(house.get(table, 1, "/seats"), 200).path("open").booleanValue()).isFalse();

    String anew = token(json(order(table, "{\"door\":\"open\"}"), 200).path("door").asString());
    assertThat(anew).isNotEqualTo(door);
    json(post("/api/invitation", Frames.object().put("token", door)), 410);
    assertThat(invited(anew).path("free")).hasSize(2);
    json(order(table, "{\"door\":\"ajar\"}"), 400);
    json(house.get(table, 2, "/seats"), 404);
    json(house.get("/api/tables/" + table.id() + "/seats", "Cookie", table.cookie(3)), 403);
  }

  @Test
  void whoeverComesForWhomTheJudgePlaysPlaysHimself() throws Exception {
    var answer = post("/api/tables", Frames.object().put("scenario", YARD).put("alone", true));
    JsonNode opened = json(answer, 201);
    var table = new OpenHouse.Table(opened.path("table").asString(), opened);
    assertThat(opened.has("door")).isFalse();
    String door = token(json(order(table, "{\"door\":\"open\"}"), 200).path("door").asString());
    var judge = house.sit(table, 1);
    judge.until(view -> view.path("prompt").isObject());
    claim(door, 2, "Ada");
    claim(door, 3, "Brian");
    judge.until(view -> view.path("prompt").isNull() && !view.path("waiting").isEmpty());
    assertThat(judge.view.path("waiting").get(0).path("seat").asInt()).isIn(2, 3);
  }

  @Test
  void aReadyFightShowsItsMap() throws Exception {
    JsonNode all = json(house.get("/api/scenarios"), 200);
    JsonNode ambush = Frames.object();
    for (JsonNode one : all) {
      ambush = one.path("name").asString().equals("ambush") ? one : ambush;
    }
    assertThat(ambush.path("map").booleanValue()).isTrue();
    assertThat(ambush.path("sides").toString())
        .isEqualTo("[{\"name\":\"party\",\"count\":4},{\"name\":\"goblins\",\"count\":6}]");
    for (JsonNode one : all) {
      String name = one.path("name").asString();
      JsonNode map = json(house.get("/api/scenarios/" + name + "/map"), 200);
      assertThat(map.path("field").path("kind").asString())
          .isEqualTo(one.path("map").booleanValue() ? "map" : "theatre");
      assertThat(map.path("combatants")).as(name).hasSizeGreaterThan(1);
    }
    json(house.get("/api/scenarios/nowhere/map"), 404);
  }

  @Test
  void whoIsLostIsShownThePageAndAProgramIsTold() throws Exception {
    var program = house.get("/nowhere", "Accept", "application/json");
    assertThat(json(program, 404).path("detail").asString()).isEqualTo("There is nothing here.");
    assertThat(house.get("/nowhere").headers().firstValue("Content-Type").orElse(""))
        .startsWith(Shown.PROBLEM);
    for (String path : List.of("/api/nowhere", "/assets/none.js")) {
      assertThat(json(house.get(path, "Accept", "text/html"), 404).has("detail")).isTrue();
    }
    if (DoorsTest.class.getResource("/web/index.html") != null) {
      var person = house.get("/nowhere/at/all", "Accept", "text/html,*/*");
      assertThat(person.statusCode()).isEqualTo(404);
      assertThat(person.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
      assertThat(house.get("/t/abc/links").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void everythingThatIsWrongIsSaidAtOnce() throws Exception {
    String bad =
        """
        scenario: Many slips
        rulebok: acks2
        map: |
          ......
          ..z...
        combatants:
          Ann: {side: party, fighter: 1, weapon: swrd, at: [9, 9], facing: Q}
          Bea: {side: party, creature: ork, at: [1, 0]}
          Orc: {side: foes, creature: orc, armour: plaid, at: [4, 0]}
        """;
    JsonNode wrong = json(post("/api/check", Frames.object().put("scenario", bad)), 422);
    var fields = new ArrayList<String>();
    wrong.path("problems").forEach(one -> fields.add(one.path("field").asString()));
    assertThat(fields)
        .containsExactly(
            "rulebok",
            "map",
            "combatants.Ann.weapon",
            "combatants.Ann.at",
            "combatants.Ann.facing",
            "combatants.Bea.creature",
            "combatants.Orc.armour");
    var opening = post("/api/tables", Frames.object().put("scenario", bad));
    assertThat(json(opening, 422).path("problems")).hasSize(fields.size());
  }

  @Test
  void lettersOfAllKindsComeBackAsTheyWent() throws Exception {
    String good = YARD.replace("The yard", "Éowyn's größe");
    JsonNode checked = json(post("/api/check", Frames.object().put("scenario", good)), 200);
    assertThat(checked.path("title").asString()).isEqualTo("Éowyn's größe");
    assertThat(checked.path("judges").get(0).asString()).isEqualTo("orcs");
    String bad =
        good.replace("creature: orc", "creature: größe").replace("weapon: sword", "weapon: Éa");
    JsonNode wrong = json(post("/api/check", Frames.object().put("scenario", bad)), 422);
    assertThat(wrong.path("problems").toString()).contains("größe").contains("Éa");
  }
}
