import { escapeHtml } from "../../app/browser/served-html/escape-html";
import { paletteOf, view } from "../artwork/cover";
import type { Palette } from "../artwork/palettes";
import { htmlPage, inScript } from "../http/html";
import type { CatalogueGame } from "../seed/games/games";
import { letterStyle } from "../sportsbook/face";
import { type LocaleCode, words } from "../world/words";
import type { Launch, World } from "../world/world";
import { gameAddress } from "./address";
import { gameScript } from "./game-script";
import { gameStyle } from "./game-style";
import { type Machine, machineOf } from "./machines";
import { markDefinitions, markOf } from "./marks";
import { freeStakeText, type RoundView, stakesOf, viewOf } from "./view";

/** Cells of a reel that can be seen at once, the one that counts in the middle. */
const cells = 5;

/** The game as one document that loads letters alone. A form plays it; its script only makes the round a sight. */
export function gamePage(world: World, launch: Launch, notice?: string, status?: number): Response {
  const game = world.gamesBySysname.get(launch.sysname) as CatalogueGame;
  const player = launch.uid === null ? null : (world.state.players.get(launch.uid) ?? null);
  const machine = machineOf(game);
  const { locale, last, mode } = launch;
  const round = viewOf(world, launch, player);
  const stakes = stakesOf(launch, player);
  const palette = paletteOf(launch.sysname, game.scene);
  const name = game.shown.description?.name ?? game.shown.name;
  const word = (name: keyof typeof words.play) => words.play[name][locale];
  const choices = machine.choices.map(({ id, label }) => ({ value: id, text: label[locale] }));
  const data = {
    spin: gameAddress(world, launch, "/spin"),
    offline: word("offline"),
    values: machine.display === "counter" ? machine.faces.map(({ value }) => value) : [],
    locale,
  };
  return htmlPage({
    locale,
    title: name,
    style: `${letterStyle(world.brand, world.settings.url)}:root{${colours(palette)}}${gameStyle}`,
    body: `class="shows-${machine.display}" style="--reels:${machine.reels}"`,
    content: `<div class="scene">${scene(launch.sysname, game)}</div>
${markDefinitions(machine.faces, palette)}
<header role="none">
<h1>${escapeHtml(name)}</h1>
${mode === "demo" ? `<span class="badge">${escapeHtml(word("demo"))}</span>` : ""}
${menu(machine, launch)}
</header>
<main>
${stage(machine, round)}
<p class="message ${round.tone}" role="status" id="message">${escapeHtml(notice ?? round.message)}</p>
</main>
<form method="post" action="${escapeHtml(data.spin)}"${round.freeSpins ? ' class="is-free"' : ""}>
<dl><div><dt>${escapeHtml(word(mode === "demo" ? "playMoney" : "balance"))}</dt><dd id="balance">${escapeHtml(round.balance)}</dd></div>${round.bonus ? `<div><dt>${escapeHtml(word("bonus"))}</dt><dd>${escapeHtml(round.bonus)}</dd></div>` : ""}</dl>
${choices.length > 1 ? options("choice", word(machine.display === "counter" ? "target" : "choice"), choices, last?.choice) : `<input type="hidden" name="choice" value="${choices[0]?.value}">`}
${options("stake", word("stake"), stakes, last && String(last.stake))}
<p class="free"><span>${escapeHtml(freeStakeText(launch, player))}</span><b id="free">${escapeHtml(round.freeSpins)}</b></p>
<button class="spin" id="spin">${escapeHtml(round.spin)}</button>
</form>
<template id="faces">${machine.faces.map((face) => cell(markOf(face))).join("")}</template>
<script type="application/json" id="data">${inScript(data)}</script>
<script>${gameScript}</script>`,
    status,
  });
}

function colours(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");
}

function scene(key: string, game: CatalogueGame): string {
  const drawn = view(key, game.scene, { width: 1280, height: 800 });
  return drawn.replace("<svg ", '<svg aria-hidden="true" ');
}

function stage(machine: Machine, { line }: RoundView): string {
  if (machine.display === "counter") {
    const mark = machine.faces[line[0] ?? 0]?.mark ?? "";
    return `<div class="stage counter-stage"><svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true"><path class="curve" d="M0 98C90 96 150 70 200 4"/></svg><output id="counter" aria-live="off">${mark}</output></div>`;
  }
  return `<div class="stage"><div class="window">${line
    .map((index) => `<div class="reel"><div class="strip">${neighbours(machine, index)}</div></div>`)
    .join("")}</div></div>`;
}

function neighbours({ faces }: Machine, face: number): string {
  return Array.from({ length: cells }, (_, index) => {
    const shown = faces[(face + index - 2 + faces.length * 2) % faces.length];
    return shown ? cell(markOf(shown)) : "";
  }).join("");
}

function cell(mark: string): string {
  return `<div class="cell">${mark}</div>`;
}

function options(
  name: string,
  legend: string,
  values: { value: string; text: string }[],
  chosen: string | undefined,
): string {
  const isKnown = values.some(({ value }) => value === chosen);
  const inputs = values.map(({ value, text }, index) => {
    const isChecked = isKnown ? value === chosen : index === 0;
    return `<label><input type="radio" name="${name}" value="${value}"${isChecked ? " checked" : ""}><span>${escapeHtml(text)}</span></label>`;
  });
  return `<fieldset class="${name}"><legend>${escapeHtml(legend)}</legend><div>${inputs.join("")}</div></fieldset>`;
}

/** What is paid for what, and the ways out, which the page around has in sight. */
function menu(machine: Machine, { locale, mode }: Launch): string {
  const way = (event: "cashier" | "close", word: string, look: string) =>
    `<button type="button" class="pill script ${look}" data-event="${event}">${escapeHtml(word)}</button>`;
  const pays = payTable(machine, locale);
  const deposit = mode === "play" ? way("cashier", words.play.deposit[locale], "") : "";
  const name = escapeHtml(words.play[pays ? "payTable" : "close"][locale]);
  return `<details><summary class="round" aria-label="${name}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11V17M12 7V7.500M21 12A9 9 0 1 1 3 12A9 9 0 0 1 21 12Z"/></svg></summary><div class="pays">${pays}${deposit}${way("close", words.play.close[locale], "quiet")}</div></details>`;
}

/** Where the player picks, each pick says what it pays. */
function payTable({ faces, choices, display }: Machine, locale: LocaleCode): string {
  if (display === "counter") return "";
  const rows = choices.flatMap(({ label, prizes }) =>
    prizes.map(({ line, times }) => {
      const marks = line
        ?.map((name) => faces.find(({ id }) => id === name))
        .filter((face) => face !== undefined);
      const shown = marks?.length ? marks.map((face) => markOf(face)).join("") : escapeHtml(label[locale]);
      return `<tr><th scope="row">${shown}</th><td>${times}×</td></tr>`;
    }),
  );
  return `<table><caption>${escapeHtml(words.play.payTable[locale])}</caption>${rows.join("")}</table>`;
}
