import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { PlayerMarks } from "./player-marks";

vi.mock("~/i18n/use-translate", () => {
  const t = (_key: string, { count }: { count: number }) => `${count} free spins`;
  return { useTranslate: () => t };
});

/** As the server makes it, with an empty heart. */
const card = (sysname: string) =>
  `<li class="game-card"><button class="heart" name="sysname" value="${sysname}" form="like" aria-pressed="false"></button></li>`;
const marksOf = (likes: string[] | undefined, spins: [string, number][] = []): Promise<PlayerMarks> =>
  Promise.resolve({ likes, freeSpins: spins });
const hearts = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLButtonElement>(".heart")].map((heart) => [
      heart.value,
      heart.getAttribute("aria-pressed") === "true",
    ]),
  );

let grid: HTMLElement;
let open: (marks: Promise<PlayerMarks> | undefined) => Promise<(sysname: string, isLiked: boolean) => void>;

beforeEach(async () => {
  // What a page knows of hearts lasts as long as its document.
  vi.resetModules();
  const { usePlayerMarks } = await import("./use-player-marks");
  document.body.innerHTML = `<ul id="grid">${card("dunes")}${card("oasis")}</ul>`;
  grid = document.querySelector<HTMLElement>("#grid") as HTMLElement;
  open = async (marks) => {
    const { result } = renderHook(() => usePlayerMarks(marks));
    await act(async () => {});
    return result.current;
  };
});

it("puts the streamed marks on the cards that stand there", async () => {
  await open(marksOf(["dunes"], [["oasis", 7]]));
  expect(hearts()).toEqual({ dunes: true, oasis: false });
  expect(grid.querySelector<HTMLElement>("[data-spins]")?.dataset.spins).toBe("7 free spins");
  expect(grid.querySelector("[form=unlike]")).not.toBeNull();
});

it("puts them on cards that appear later", async () => {
  await open(marksOf(["ruins"]));
  await act(async () => grid.insertAdjacentHTML("beforeend", card("ruins")));
  expect(hearts()).toEqual({ dunes: false, oasis: false, ruins: true });
});

it("believes a pressed heart more than what was streamed", async () => {
  const press = await open(undefined);
  press("oasis", true);
  expect(hearts()).toEqual({ dunes: false, oasis: true });
  await open(marksOf(["dunes"]));
  expect(hearts()).toEqual({ dunes: true, oasis: true });
});

it.each([
  ["could not be read", () => marksOf(undefined)],
  ["did not come", () => Promise.reject(new Error("late"))],
])("leaves the cards as they are when the marks %s", async (_, read) => {
  grid.querySelector(".heart")?.setAttribute("aria-pressed", "true");
  await open(read());
  expect(hearts()).toEqual({ dunes: true, oasis: false });
});
