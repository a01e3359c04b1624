import { expect, it } from "vitest";
import { readIconSource } from "./icon-source";

it.each([
  ["sprite:trophy", { provider: "sprite", name: "trophy" }],
  ["external:https://cms.example/a.svg", { provider: "external", url: "https://cms.example/a.svg" }],
  ["https://cms.example/a.svg", { provider: "external", url: "https://cms.example/a.svg" }],
  ["/uploads/a.svg", { provider: "external", url: "/uploads/a.svg" }],
])("reads %s", (text, source) => expect(readIconSource(text)).toEqual(source));

it.each([
  "fontawesome:user",
  "user",
  "",
  ":",
  "javascript:alert(1)",
  "sprite:",
  "sprite:nothing",
  "sprite:toString",
])("%j names no icon", (text) => expect(readIconSource(text)).toBeNull());
