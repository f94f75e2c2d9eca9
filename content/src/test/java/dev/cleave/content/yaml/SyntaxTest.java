package dev.cleave.content.yaml;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each thing that strict YAML refuses, with its whole message. */
class SyntaxTest {

  @ParameterizedTest
  @MethodSource("refused")
  void tellsWhatIsWrongAndWhere(String text, String message, String line, String caret) {
    Refusal.of(() -> Refusal.parse(text), "duel.yaml:" + message, "  " + line, "  " + caret);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        row(
            "a: &x [1]\nb: *x\n",
            "1:4: a: anchors are not allowed. Remove it, or quote the text.",
            "a: &x [1]",
            "   ^"),
        row(
            "b: *x\n",
            "1:4: b: aliases are not allowed. Write the value out, or quote the text.",
            "b: *x",
            "   ^"),
        row("b: *\n", "1:4: aliases are not allowed. Put the text in quotes.", "b: *", "   ^"),
        row("b: &\n", "1:4: anchors are not allowed. Put the text in quotes.", "b: &", "   ^"),
        row(
            "a: !!javax.script.ScriptEngineManager [1]\n",
            "1:4: a: tags are not allowed. Remove it, or quote the text.",
            "a: !!javax.script.ScriptEngineManager [1]",
            "   ^"),
        row(
            "a: !x!y 3\n",
            "1:4: tags are not allowed. Put the text in quotes.",
            "a: !x!y 3",
            "   ^"),
        row(
            "a:\n  <<: {b: 1}\n",
            "2:3: a.<<: merge keys are not allowed. Write the fields out.",
            "  <<: {b: 1}",
            "  ^"),
        row(
            "hp: 8\nac: 2\nhp: 80\n",
            "3:1: hp: this field is here twice: on line 1 and on line 3. Keep one of them.",
            "hp: 80",
            "^"),
        row(
            "Ogr\u00e9: 1\nOgre\u0301: 2\n",
            "2:1: Ogre\u0301: this field is here twice: on line 1 and on line 2. Keep one of them.",
            "Ogre\u0301: 2",
            "^"),
        row(
            "a: 1\nb: \"m\\U",
            "2:6: this escape is not known. Write \\\\ for a backslash, or use single quotes.",
            "b: \"m\\U",
            "     ^"),
        row(
            "a: 1\n---\nb: 2\n",
            "2:1: a second document starts here. Keep one document a file.",
            "---",
            "^"),
        row(
            "%YAML 1.1\n---\na: 1\n",
            "1:1: % directives are not allowed. Remove the line.", "%YAML 1.1", "^"),
        row(
            "#\n%YAML 3.0\n---\na\n",
            "2:1: % directives are not allowed. Remove the line.", "%YAML 3.0", "^"),
        row("a:\n\tb: 1\n", "2:1: a tab cannot indent a line. Expected: spaces.", "\\tb: 1", "^"),
        row(
            "a: {\n \tb: 1}\n",
            "2:2: a.b: a tab cannot indent a line. Expected: spaces.",
            " \\tb: 1}",
            " ^"),
        row(
            "? [a]\n: b\n",
            "1:3: a list or group cannot be the name of a field. Use a plain name.",
            "? [a]",
            "  ^"),
        row(
            "a: {: 1}\n",
            "1:5: the name before the \":\" is missing. Write a name, or quotes.",
            "a: {: 1}",
            "    ^"),
        row(
            "?\n: 1\n",
            "1:2: \"\": the name before the \":\" is missing. Write a name, or quotes.",
            "?",
            " ^"),
        row(
            ": 1\n",
            "1:1: the name before the \":\" is missing. Write a name, or quotes.",
            ": 1",
            "^"),
        row(
            "a: b: c\n",
            "1:5: a \":\" is not expected here. Put text with a \":\" in it in quotes.",
            "a: b: c",
            "    ^"),
        row(
            "hp 8\nac: 2\n",
            "2:3: a \":\" is not expected here."
                + " Check the indentation, and the \":\" of the line above.",
            "ac: 2",
            "  ^"),
        row(
            "a: 1\nhp 8\nb: 2\n",
            "2:1: there is no \":\" after this name. Write it as name: value.",
            "hp 8",
            "^"),
        row(
            "a: - b\n",
            "1:4: a list entry cannot start here. Expected: each \"- \" on a line of its own,"
                + " or a list such as [a, b]. Or put the text in quotes.",
            "a: - b",
            "   ^"),
        row(
            "a: ? b\n",
            "1:4: a \"?\" cannot start a value. Put the text in quotes.",
            "a: ? b",
            "   ^"),
        row(
            "- a\nb: c\n",
            "2:1: a field stands where a list goes on. Expected: \"- \" before each entry."
                + " Check the indentation.",
            "b: c",
            "^"),
        row(
            "a: 1\n- b\n",
            "2:1: a list entry stands where fields go on. Expected: a name and a \":\"."
                + " Check the indentation.",
            "- b",
            "^"),
        row(
            "a:\n  b: 1\n c: 2\n",
            "3:2: this line does not line up with the lines above it. Check the indentation.",
            " c: 2",
            " ^"),
        row(
            "a: \"x\" y\n",
            "1:8: something follows a value that is already complete. Quote the whole value.",
            "a: \"x\" y",
            "       ^"),
        row(
            "a: [1, 2",
            "1:4: the list opened here is never closed. Add the missing \"]\".",
            "a: [1, 2",
            "   ^"),
        row(
            "a: {b: 1\n",
            "1:4: the \"{\" opened here is never closed. Add the missing \"}\".",
            "a: {b: 1",
            "   ^"),
        row(
            "a: [1, 2\nb: 3\n",
            "2:2: the list opened on line 1 goes on in an unexpected way. Expected: \",\" or \"]\"."
                + " Check for a missing comma, bracket or quote.",
            "b: 3",
            " ^"),
        row(
            "a: {b: 1 c: 2}\n",
            "1:11: the \"{\" opened here goes on in an unexpected way. Expected: \",\" or \"}\"."
                + " Check for a missing comma, bracket or quote.",
            "a: {b: 1 c: 2}",
            "          ^"),
        row(
            "a: [,]\n",
            "1:5: a value is missing here. Check for a missing comma, bracket or quote.",
            "a: [,]",
            "    ^"),
        row(
            "a: }\n",
            "1:4: a value is missing here. If this is text, put it in quotes.",
            "a: }",
            "   ^"),
        row(
            "a: \"abc\n",
            "1:4: the text in quotes is never closed. Add the closing quote.",
            "a: \"abc",
            "   ^"),
        row(
            "a: \"a\\qb\"\n",
            "1:7: this escape is not known. Write \\\\ for a backslash, or use single quotes.",
            "a: \"a\\qb\"",
            "      ^"),
        row("a: @b\n", "1:4: \"@\" cannot start a value. Put the text in quotes.", "a: @b", "   ^"),
        row(
            "a: |x\n",
            "1:5: the block of text is not well formed."
                + " Write | or > alone, and indent the lines below alike.",
            "a: |x",
            "    ^"),
        row(
            "a: 1\n...\nb: 2\n",
            "3:1: something follows the end of the document. Check the indentation.",
            "b: 2",
            "^"),
        row(
            "a: 99999999999999999999\n",
            "1:4: a: 99999999999999999999 is too large a number."
                + " If it is a name or a code, put it in quotes.",
            "a: 99999999999999999999",
            "   ^"),
        row(
            "hp: 1e999\n",
            "1:5: hp: 1e999 is too large a number. If it is a name or a code, put it in quotes.",
            "hp: 1e999",
            "    ^"),
        row(
            "a: \"\\0\"\n",
            "1:4: a: \"\\x00\" has a character that cannot be kept.",
            "a: \"\\0\"",
            "   ^"),
        row(
            "a: \u001b[31m\n",
            "1:4: the character \\x1b is not allowed."
                + " Remove it, or write it as an escape in double quotes.",
            "a: ",
            "   ^"),
        row(
            "a: x\u0000\n",
            "1:5: the character \\x00 is not allowed. Save the file as UTF-8 text.",
            "a: x",
            "    ^"));
  }

  private static Arguments row(String text, String message, String line, String caret) {
    return Arguments.of(text, message, line, caret);
  }
}
