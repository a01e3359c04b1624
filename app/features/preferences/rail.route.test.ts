import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/test-app";
import { action } from "./rail.route";

const app = await testApp();

it("collapses the rail for a year, expands it again, and leads back", async () => {
  const context = await app.contextFor();
  const post = () =>
    action({
      context,
      params: {},
      request: new Request("http://localhost:3000/rail", {
        method: "POST",
        body: new URLSearchParams({ redirectTo: "/gamehall?page=2" }),
      }),
    });
  expect((await post()).headers.get("location")).toBe("/gamehall?page=2");
  expect(context.cookies.setCookieLines()).toEqual([
    expect.stringMatching(/^cr_rail=icons; Path=\/; Max-Age=31536000;/),
  ]);
  await post();
  expect(context.cookies.setCookieLines()).toEqual([expect.stringMatching(/^cr_rail=; Path=\/; Max-Age=0;/)]);
});
