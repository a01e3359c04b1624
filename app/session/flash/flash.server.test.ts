import { describe, expect, it } from "vitest";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { createCookieJar } from "../cookies/cookie-jar";
import { setFlash, takeFlash } from "./flash.server";

const { t } = createTranslator("en-US", catalogue);
const jarOf = (header?: string) => createCookieJar(header, { isSecure: true });

/** The next request of a browser that stored the cookies of the jar. */
function next(cookies: ReturnType<typeof jarOf>) {
  return {
    t,
    cookies: jarOf(
      cookies
        .setCookieLines()
        .map((line) => line.split(";", 1)[0])
        .join("; "),
    ),
  };
}

function stored(value: object | string) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { t, cookies: jarOf(`cr_flash=${encodeURIComponent(text)}`) };
}

describe("a flash message", () => {
  it("is hidden from scripts, lives a minute, and is shown once in the words of the page", () => {
    const cookies = jarOf();
    setFlash({ cookies }, { tone: "positive", key: "common.account", values: { name: "Žanis; <b>" } });
    const [line] = cookies.setCookieLines();
    expect(line).toMatch(/^cr_flash=[^;]+; Path=\/; Max-Age=60; HttpOnly; Secure; SameSite=Lax$/);
    const page = next(cookies);
    expect(takeFlash(page)).toEqual({ tone: "positive", text: "Žanis; <b>’s account" });
    expect(page.cookies.setCookieLines()).toEqual([
      "cr_flash=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(takeFlash(page)).toBeUndefined();
  });

  it("picks a plural form", () => {
    const page = stored({ tone: "info", key: "games.card.freeSpins", values: { count: 1 } });
    expect(takeFlash(page)?.text).toBe("1 free spin");
  });

  it("costs a page without one nothing", () => {
    const cookies = jarOf("theme=dark");
    expect(takeFlash({ t, cookies })).toBeUndefined();
    expect(cookies.setCookieLines()).toEqual([]);
  });

  it("waits for the next page when the answer leads on", () => {
    const page = stored({ tone: "info", key: "common.loading" });
    takeFlash(page);
    page.cookies.restore("cr_flash");
    expect(page.cookies.setCookieLines()).toEqual([]);
  });

  it("stays when one was left while another was taken", () => {
    const page = stored({ tone: "info", key: "common.loading" });
    takeFlash(page);
    setFlash(page, { tone: "danger", key: "common.tryAgain" });
    page.cookies.restore("cr_flash");
    expect(takeFlash(next(page.cookies))?.text).toBe("Try again");
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "7"],
    ["a text of somebody else", { tone: "info", text: "Send us your password" }],
    ["an unknown key", { tone: "info", key: "common.nothing" }],
    ["an inherited key", { tone: "info", key: "toString" }],
    ["an unknown tone", { tone: "loud", key: "common.loading" }],
    ["a value far too long", { tone: "info", key: "common.account", values: { name: "x".repeat(201) } }],
    ["a value that is no text", { tone: "info", key: "common.account", values: { name: { a: 1 } } }],
  ])("made of %s is thrown away", (_, value) => {
    const page = stored(value);
    expect(takeFlash(page)).toBeUndefined();
    expect(page.cookies.setCookieLines()).toHaveLength(1);
  });
});
