import { describe, expect, it } from "vitest";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { toCsv } from "./csv";
import { loadHistoryFile } from "./history-file.server";

const app = await testApp();

describe("a file", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+49 30", "'+49 30"],
    ["-2+3", "'-2+3"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["  =cmd|' /C calc'!A0", "'  =cmd|' /C calc'!A0"],
    ["\t=1", "'\t=1"],
    ["＝1", "'＝1"],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ["-12.50", "-12.50"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
    ["plain", "plain"],
  ])("holds %j as %j", (text, cell) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it("has all of a tab, in the words of the page", async () => {
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    const context = await app.contextFor({ path: "/cashier/history/file", cookieHeader, locale: "es-ES" });
    const lines = (await loadHistoryFile(context, { tab: "deposit", page: 1 })).trimEnd().split("\r\n");
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe("\uFEFFFecha (UTC),N.º de transacción,Tipo,Método,Importe,Moneda,Estado");
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,dep_1000,Depósito,Tarjeta,50\.00,EUR,Completada$/,
    );
    for (const tab of ["bonuses", "cashbacks"] as const) {
      const [columns] = (await loadHistoryFile(context, { tab, page: 1 })).split("\r\n");
      expect(columns).toBe("\uFEFFFecha (UTC),Referencia,Tipo,Nombre,Importe,Moneda,Estado");
    }
    const failed = await loadHistoryFile(context, { tab: "deposit", status: "fail", page: 1 });
    expect(failed.trimEnd().split("\r\n")).toHaveLength(2);
  });
});
