import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { decryptValue, encryptValue } from "./encrypted-value.server";

const SECRET = "a secret of the tests, long enough";
const schema = z.object({ word: z.string() });
const seal = () => encryptValue(SECRET, "test", { word: "пароль-秘密" }, 300);

afterEach(() => vi.useRealTimers());

describe("a sealed value", () => {
  it("is read by the site, and says nothing to anybody else", () => {
    const sealed = seal();
    expect(decryptValue(SECRET, "test", sealed, schema)).toEqual({ word: "пароль-秘密" });
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, "base64url").toString()).not.toContain("пароль");
    expect(seal()).not.toBe(sealed);
  });

  it("opens for its own use alone", () => {
    expect(decryptValue(SECRET, "other", seal(), schema)).toBeNull();
    expect(decryptValue("another secret of the tests, longer", "test", seal(), schema)).toBeNull();
    expect(decryptValue(SECRET, "test", seal(), z.object({ number: z.number() }))).toBeNull();
  });

  it("notices any change", () => {
    const bytes = Buffer.from(seal(), "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect(decryptValue(SECRET, "test", changed.toString("base64url"), schema)).toBeNull();
    }
  });

  it.each([undefined, "", "x", "%%%", "A".repeat(5000)])("is not %s", (sealed) => {
    expect(decryptValue(SECRET, "test", sealed, schema)).toBeNull();
  });

  it("ends with its time", () => {
    vi.useFakeTimers();
    const sealed = seal();
    vi.advanceTimersByTime(299_000);
    expect(decryptValue(SECRET, "test", sealed, schema)).not.toBeNull();
    vi.advanceTimersByTime(2_000);
    expect(decryptValue(SECRET, "test", sealed, schema)).toBeNull();
  });
});
