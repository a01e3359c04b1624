import { expect, it } from "vitest";
import { sanitizeSvg } from "~/content/rich-text/svg-icon.server";
import { iconSheet, sheetId } from "./icon-sheet";

const drawing = (inside: string, root = 'viewBox="0 0 24 24"') =>
  sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`) ?? "";

it("a sheet holds each drawing once, without what only one in a page needs", () => {
  const star = drawing('<path d="M0 0\n5 5"/>', 'width="24" height="24" viewBox="0 0 24 24" fill="none"');
  const dot = drawing('<circle r="4"/>');
  const { text } = iconSheet([star, dot, star]);
  expect(text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      `<svg viewBox="0 0 24 24" fill="none" id="${sheetId(star)}"><path d="M0 0\n5 5"></path></svg>` +
      `<svg viewBox="0 0 24 24" id="${sheetId(dot)}"><circle r="4"></circle></svg></svg>`,
  );
});

it("drawings have other ids, and sheets of others another hash", () => {
  const [one, two] = [drawing('<circle r="1"/>'), drawing('<circle r="2"/>')];
  expect(sheetId(one)).toMatch(/^i[\da-f]{8}$/);
  expect(sheetId(one)).not.toBe(sheetId(two));
  expect(iconSheet([one]).hash).not.toBe(iconSheet([one, two]).hash);
});

it.each([
  ["does not scale", drawing('<circle r="1"/>', 'width="24" height="24"')],
  ["refers to a paint", drawing('<linearGradient id="a"/><path fill="url(#a)"/>')],
  ["refers to a shape", drawing('<path id="a"/><use href="#a"/>')],
  ["would not be XML", drawing('<path d="" fill=""/>').replace("<path", "<path fill")],
  ["names a namespace", drawing('<path id="a"/><use xlink:href="#a"/>')],
  ["is no drawing", ""],
])("a drawing that %s stays in the page", (_, svg) => {
  expect(sheetId(svg)).toBeNull();
  expect(iconSheet([svg]).text).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
});
