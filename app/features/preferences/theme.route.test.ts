import { afterEach, describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/test-app";
import { action } from "./theme.route";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

async function post(fields: Record<string, string>) {
  const context = await app.contextFor();
  const request = new Request("http://localhost:3000/theme", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await action({ context, request, params: {} });
  return { lines: context.cookies.setCookieLines(), location: answer.headers.get("location") };
}

function offer(...themes: { type: string; isDefault: boolean }[]) {
  app.sandbox.world.state.patches.commonData = { themes };
}

describe("the theme switch", () => {
  it("keeps the choice for a year and leads back", async () => {
    expect(await post({ theme: "light", redirectTo: "/gamehall?category=live" })).toEqual({
      lines: ["theme=light; Path=/; Max-Age=31536000; SameSite=Lax"],
      location: "/gamehall?category=live",
    });
  });

  it.each([
    ["a theme the operator does not offer", { theme: "light" }],
    ["no theme", { theme: "<script>" }],
    ["nothing", {}],
  ])("takes the default for %s", async (_, fields) => {
    offer({ type: "dark", isDefault: true });
    expect((await post(fields as Record<string, string>)).lines[0]).toMatch(/^theme=dark;/);
  });

  it("leads nowhere outside", async () => {
    expect((await post({ theme: "dark", redirectTo: "https://evil.example/" })).location).toBe("/");
  });
});
