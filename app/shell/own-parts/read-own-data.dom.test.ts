import { afterEach, expect, it, vi } from "vitest";
import { LATE_DATA, OWN_DATA } from "./own-parts";
import { readOwnData } from "./read-own-data";

const put = (id: string, value: unknown) => {
  const script = Object.assign(document.createElement("script"), { type: "application/json", id });
  script.textContent = JSON.stringify(value);
  document.body.append(script);
};
const stateIs = (state: DocumentReadyState) => vi.spyOn(document, "readyState", "get").mockReturnValue(state);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("is nothing in a document that has nothing of a player", () => {
  expect(readOwnData()).toEqual({});
});

it("is what the document has, and promises of what stands at its end", async () => {
  stateIs("loading");
  put(OWN_DATA, {
    own: { home: { name: "A" }, hall: {} },
    late: [
      ["home", "marks"],
      ["hall", "marks"],
    ],
  });
  const { home, hall } = readOwnData();
  expect(home).toEqual({ name: "A", marks: expect.any(Promise) });
  put(LATE_DATA, [1, 2]);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(await home?.marks).toBe(1);
  expect(await hall?.marks).toBe(2);
});

it("is given up of a document that was cut short", async () => {
  stateIs("interactive");
  put(OWN_DATA, { own: { home: {} }, late: [["home", "marks"]] });
  await expect(readOwnData().home?.marks).rejects.toThrow();
});
