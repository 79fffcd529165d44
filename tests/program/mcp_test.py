"""The tools for assistants as raw lines of the Model Context Protocol; tests/mcp has a real client."""

import json
import time

import program
from program import GAMES, ProgramTest


def line(method, number=None, **params):
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    if number is not None:
        message["id"] = number
    return json.dumps(message) + "\n"


def call(number, name, **arguments):
    return line("tools/call", number, name=name, arguments=arguments)


class McpTest(ProgramTest):
    def answers(self, *lines):
        """What is said to these lines, by the id of the question."""
        ended = self.run_program("mcp", input="".join(lines))
        self.assertEqual((ended.code, ended.err), (0, ""))
        said = [json.loads(answer) for answer in ended.out.splitlines()]
        for message in said:
            self.assertEqual(message["jsonrpc"], "2.0")
        return said

    def test_versions(self):
        for wanted, given in (("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"),
                              ("1999-01-01", "2025-06-18"), (None, "2025-06-18")):
            [answer] = self.answers(line("initialize", 1, protocolVersion=wanted))
            self.assertEqual(answer["result"]["protocolVersion"], given)

    def test_lines_that_are_no_messages(self):
        for text, code in (("x", -32700), ("[" * 100000, -32700), ("[]", -32600), ("1", -32600),
                           ("{}", -32600), ('{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600),
                           ('{"jsonrpc":"2.0","id":1}', -32600), ("\xff", -32700),
                           ('{"jsonrpc":"2.0","id":1,"method":"fly"}', -32601),
                           ('{"jsonrpc":"2.0","id":1,"method":"tools/call"}', -32602),
                           ("y" * 3_000_000, -32700)):
            answers = self.answers(text + "\n", line("ping", 7))
            self.assertEqual(answers[0]["error"]["code"], code, text[:50])
            self.assertEqual(answers[1], {"jsonrpc": "2.0", "id": 7, "result": {}}, text[:50])
        self.assertEqual(self.answers("\n", line("notifications/initialized"), '{"jsonrpc":"2.0","id":3,"result":{}}\n'), [])

    def test_calls_are_answered_in_turn_also_at_the_end_of_input(self):
        numbers = range(1, 30)
        said = self.answers(*(call(number, "rules", game=GAMES[number % len(GAMES)]) for number in numbers))
        self.assertEqual([answer["id"] for answer in said], list(numbers))
        self.assertTrue(all(not answer["result"]["isError"] for answer in said))

    def test_too_many_calls_are_refused(self):
        said = self.answers(call(0, "analyse", game=GAMES[0], milliseconds=60000),
                            *(call(number, "list_games") for number in range(1, 2000)))
        self.assertEqual({answer["id"] for answer in said}, set(range(2000)))
        self.assertTrue(any("error" in answer for answer in said))

    def test_thinking_ends_with_the_input(self):
        child = self.start_program("mcp")
        child.stdin.write(call(1, "analyse", game=GAMES[-1], milliseconds=60000).encode())
        child.stdin.flush()
        child.stdin.write(line("ping", 2).encode())  # answered meanwhile
        child.stdin.flush()
        self.assertEqual(json.loads(child.stdout.readline())["id"], 2)
        began = time.monotonic()
        child.stdin.close()
        self.assertEqual(child.wait(program.PATIENCE), 0)
        self.assertLess(time.monotonic() - began, 30)


if __name__ == "__main__":
    program.main()
