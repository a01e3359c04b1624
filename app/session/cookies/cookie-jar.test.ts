import { describe, expect, it, vi } from "vitest";
import { createCookieJar } from "./cookie-jar";

const jarOf = (header: string | undefined, isSecure = false, onDropped = vi.fn()) =>
  createCookieJar(header, { isSecure, onDropped });

describe("what goes upstream", () => {
  it.each([
    ["sid=a; theme=dark; i18n_locale=es-ES; content_jwt=x; cr_player=1; cr_anything=2", "sid=a"],
    ["theme=dark", undefined],
    [undefined, undefined],
    ["sid=a=b==; track=7", "sid=a=b==; track=7"],
    ["nonsense; =x; =y; sid=a", "sid=a"],
  ])("%s → %s", (header, expected) => {
    expect(jarOf(header).upstreamHeader()).toBe(expected);
  });

  it("treats a name sent twice as a visitor", () => {
    const onDropped = vi.fn();
    expect(jarOf("sid=a; sid=b; track=1", false, onDropped).upstreamHeader()).toBeUndefined();
    expect(onDropped).toHaveBeenCalledOnce();
  });

  it("takes the first of our own that came twice, as the page's key does", () => {
    expect(jarOf("theme=light; sid=a; theme=dark").get("theme")).toBe("light");
  });
});

describe("relayed lines", () => {
  it.each([
    ["sid=1; Path=/; HttpOnly; SameSite=Lax", false, "sid=1; Path=/; HttpOnly; SameSite=Lax"],
    ["sid=1; Domain=.operator.test; Path=/; HttpOnly", false, "sid=1; Path=/; HttpOnly"],
    ["sid=1", true, "sid=1; Path=/; HttpOnly; Secure"],
    ["sid=1; domain = x.test ;path=/a; DOMAIN; Domain=", false, "sid=1; path=/a; HttpOnly"],
    ["domain=1; Domains=2", false, "domain=1; Domains=2; Path=/; HttpOnly"],
    [
      'seen={"a": 1, "b": "x y"}; Priority=High',
      false,
      'seen={"a": 1, "b": "x y"}; Priority=High; Path=/; HttpOnly',
    ],
    [
      "sid=1; SameSite=None; Secure; Partitioned",
      true,
      "sid=1; SameSite=None; Secure; Partitioned; Path=/; HttpOnly",
    ],
  ])("%s (https %s)", (line, isSecure, expected) => {
    const jar = jarOf(undefined, isSecure);
    jar.relay(line);
    expect(jar.setCookieLines()).toEqual([expected]);
  });

  it("are carried by the next call, and no longer once they expired", () => {
    const jar = jarOf("sid=old");
    jar.relay("sid=new; Path=/");
    expect(jar.upstreamHeader()).toBe("sid=new");
    jar.relay("sid=; Path=/; Max-Age=0");
    expect(jar.upstreamHeader()).toBeUndefined();
    expect(jar.setCookieLines()).toHaveLength(1);
  });

  it.each([
    ["sid=; Max-Age=-1", undefined],
    ["sid=2; Max-Age=soon; Expires=Thu, 01 Jan 1970 00:00:00 GMT", undefined],
    ["sid=2; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "sid=2"],
    ["sid=2; Expires=never", "sid=2"],
    ["sid=2; Max-Age=0; Max-Age=60", "sid=2"],
  ])("%s leaves %s to the next call", (line, expected) => {
    const jar = jarOf("sid=1");
    jar.relay(line);
    expect(jar.upstreamHeader()).toBe(expected);
  });

  it.each([
    "cr_player=1",
    "cr_player =1",
    "sid",
    "; sid=1",
    "theme=light",
    "=x",
    "sid=a\r\nX: y",
    `sid=${"x".repeat(5000)}`,
  ])("refuses %j", (line) => {
    const onDropped = vi.fn();
    const jar = jarOf(undefined, false, onDropped);
    jar.relay(line);
    expect(jar.setCookieLines()).toEqual([]);
    expect(onDropped).toHaveBeenCalledOnce();
  });

  it("keeps eight of an answer's cookies", () => {
    const jar = jarOf(undefined);
    for (let i = 0; i < 20; i += 1) jar.relay(`c${i}=1`);
    expect(jar.setCookieLines()).toHaveLength(8);
  });
});

describe("our own cookies", () => {
  it("may come twice: that makes nobody a visitor", () => {
    expect(jarOf("theme=dark; theme=light; sid=a").upstreamHeader()).toBe("sid=a");
  });

  it("are read back decoded, replaced and removed", () => {
    const jar = jarOf("theme=light; cr_flash=a%20b; i18n_locale=%E0%A4%A");
    expect(jar.get("theme")).toBe("light");
    expect(jar.get("cr_flash")).toBe("a b");
    expect(jar.get("i18n_locale")).toBe("%E0%A4%A");
    jar.set("theme", "dark", { maxAge: 10 });
    jar.set("theme", "light", { maxAge: 10 });
    expect(jar.get("theme")).toBe("light");
    expect(jar.setCookieLines()).toEqual(["theme=light; Path=/; Max-Age=10; SameSite=Lax"]);
    jar.remove("theme");
    expect(jar.get("theme")).toBeUndefined();
    expect(jar.setCookieLines()).toEqual(["theme=; Path=/; Max-Age=0; SameSite=Lax"]);
  });

  it("are the frame's where it is one of ours, and a preview's anywhere", () => {
    const jar = jarOf(undefined, true);
    jar.set("cr_preview", "x");
    jar.set("theme", "dark");
    expect(jar.setCookieLines()).toEqual([
      "cr_preview=x; Path=/; HttpOnly; Secure; SameSite=None; Partitioned",
      "theme=dark; Path=/; Secure; SameSite=Lax",
    ]);
  });
});
