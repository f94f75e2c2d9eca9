package dev.cleave.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AddressesTest {

  @Test
  void areThoseThatOthersCanUseTheNearestFirst() {
    var hosts =
        List.of(
            "localhost",
            "127.0.0.1",
            "[::1]",
            "0.0.0.0",
            "table.example",
            "169.254.3.4",
            "[fe80::1]",
            "[2001:db8::5]",
            "203.0.113.9",
            "192.168.1.4");
    assertThat(Addresses.of(hosts, 8420))
        .containsExactly(
            "http://192.168.1.4:8420", "http://203.0.113.9:8420", "http://[2001:db8::5]:8420");
    assertThat(Addresses.of(List.of("localhost", "127.0.0.1"), 8420)).isEmpty();
  }
}
