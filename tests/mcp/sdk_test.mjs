// `quinta mcp` as a client of the official SDK meets it. Environment: QUINTA names the program.
import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";
import test from "node:test";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const program = process.env.QUINTA;

async function connected(t) {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StdioClientTransport({ command: program, args: ["mcp"], env: process.env }));
  t.after(() => client.close());
  return client;
}

async function call(client, name, args = {}) {
  const result = await client.callTool({ name, arguments: args });
  assert.equal(result.isError, false, result.content[0].text);
  return { text: result.content[0].text, data: result.structuredContent };
}

async function refusal(client, name, args) {
  const result = await client.callTool({ name, arguments: args });
  assert.equal(result.isError, true, `${name} ${JSON.stringify(args)}`);
  return result.content[0].text;
}

async function names(client) {
  const { data } = await call(client, "list_games");
  return data.games.map((game) => game.name);
}

test("every tool says what it takes", async (t) => {
  const client = await connected(t);
  assert.equal(client.getServerVersion().name, "quinta");
  const { tools } = await client.listTools();
  assert.ok(tools.length >= 14);
  for (const tool of tools) {
    assert.ok(tool.description, tool.name);
    assert.equal(tool.inputSchema.type, "object");
    for (const part of Object.values(tool.inputSchema.properties)) assert.ok(part.description);
  }
});

test("a whole game of each kind against a computer player", async (t) => {
  const client = await connected(t);
  for (const game of await names(client)) {
    assert.match((await call(client, "rules", { game })).text, /\n\n/);
    let { data } = await call(client, "start_game", { game, second: "random" });
    const id = data.id;
    // Playing the middle move ends every game; a loop of positions is a draw.
    while (data.result === "*") {
      const move = data.legal_moves[Math.floor(data.legal_moves.length / 2)];
      ({ data } = await call(client, "play_move", { id, move }));
      if (data.result === "*" && data.moves.length > 120) ({ data } = await call(client, "resign", { id }));
    }
    assert.match((await call(client, "write_record", { id })).text, /\[Result "/);
    assert.match(await refusal(client, "play_move", { id, move: "a1" }), /the game is over/);
  }
});

test("a computer sits where nobody was named", async (t) => {
  const client = await connected(t);
  const [game] = await names(client);
  const seats = async (who) => (await call(client, "start_game", { game, ...who })).data.players.map((name) => name === "you");
  assert.deepEqual(await seats({}), [true, false]);
  assert.deepEqual(await seats({ first: "me" }), [true, false]);
  assert.deepEqual(await seats({ second: "me" }), [false, true]);
  assert.deepEqual(await seats({ first: "random" }), [false, true]);
  assert.deepEqual(await seats({ first: "me", second: "me" }), [true, true]);
});

test("moves are taken back to one's own turn", async (t) => {
  const client = await connected(t);
  const [game] = await names(client);
  const { data: start } = await call(client, "start_game", { game, second: "level1" });
  await call(client, "play_move", { id: start.id, move: start.legal_moves[0] });
  const { data: back } = await call(client, "take_back", { id: start.id });
  assert.equal(back.position, start.position);
  assert.match(await refusal(client, "take_back", { id: start.id }), /no move of yours/);
});

test("positions are judged, and puzzles solved", async (t) => {
  const client = await connected(t);
  const { games } = (await call(client, "list_games")).data;
  const tables = new Map(games.map((game) => [game.name, game.has_tables]));
  for (const game of await names(client)) {
    const { data: puzzle } = await call(client, "puzzle", { game, grade: 1 });
    const where = { game: puzzle.game, position: puzzle.position };
    const { solution } = JSON.parse(execFileSync(program, ["puzzle", game, "--json", "--id", puzzle.id]));
    const { data: proved } = await call(client, "proven_value", { ...where, milliseconds: 5000 });
    // Elsewhere it is a matter of time whether a proof is found.
    if (tables.get(game)) assert.equal(proved.value, "win");
    const wins = proved.moves.filter((move) => move.value === "win");
    if (wins.length > 0) {
      assert.equal(wins.reduce((one, other) => (other.plies < one.plies ? other : one)).move, solution[0]);
    }
    const { data: answer } = await call(client, "try_puzzle", { id: puzzle.id, move: solution[0] });
    assert.notEqual(answer.kind, "wrong");
    const { data: analysis } = await call(client, "analyse", { ...where, milliseconds: 200 });
    assert.ok(analysis.lines.length > 0);
    assert.equal((await call(client, "show_position", where)).data.position, puzzle.position);
    const { content } = await client.callTool({ name: "picture", arguments: where });
    if (content.length > 1) {
      assert.equal(content[1].mimeType, "image/png");
      assert.equal(Buffer.from(content[1].data, "base64").toString("latin1", 1, 4), "PNG");
    } else {
      assert.match(content[0].text, /<svg/);
    }
  }
});

test("bad calls say what would be right", async (t) => {
  const client = await connected(t);
  const [game] = await names(client);
  assert.match(await refusal(client, "start_game", { game: "chess" }), new RegExp(game));
  assert.match(await refusal(client, "start_game", { game, first: "nobody" }), /'me'/);
  assert.match(await refusal(client, "start_game", { game, first: "level1", second: "level1" }), /must be 'me'/);
  assert.match(await refusal(client, "start_game", {}), /'game' is missing/);
  assert.match(await refusal(client, "start_game", { game, opponent: "x" }), /takes game, position, first and second/);
  assert.match(await refusal(client, "play_move", { id: "game99", move: "a1" }), /start_game/);
  assert.match(await refusal(client, "show_position", { game, position: "?" }), /\w/);
  assert.match(await refusal(client, "show_position", { game, moves: ["a1", "zz"] }), /move 2/);
  assert.match(await refusal(client, "analyse", { game, milliseconds: 100000000 }), /1 to 60000/);
  await assert.rejects(client.callTool({ name: "fly", arguments: {} }), /no tool 'fly'/);
  assert.equal((await client.ping()).error, undefined);
});

test("a call that thinks long is cancelled", async (t) => {
  const client = await connected(t);
  const [, game] = (await names(client)).reverse();
  const abort = new AbortController();
  const thinking = client.callTool({ name: "analyse", arguments: { game, milliseconds: 60000 } }, undefined, { signal: abort.signal });
  await client.ping();
  abort.abort("enough");
  await assert.rejects(thinking);
  const began = Date.now();
  await call(client, "list_games");
  assert.ok(Date.now() - began < 30000, "the next call does not wait for the cancelled one");
});
