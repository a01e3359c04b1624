import { expect, it } from "vitest";
import { decoration } from "./decoration.server";

const failing = () => Promise.reject(new Error("late"));

it("is there with the page, or follows it, and is missing quietly when it fails on the way", async () => {
  const whole = await decoration({ runsScript: false }, Promise.resolve("wins"), "none");
  expect(whole.value).toBe("wins");
  const following = await decoration({ runsScript: true }, Promise.resolve("wins"), "none");
  expect(following.value).toBeInstanceOf(Promise);
  expect(await following.value).toBe("wins");
  expect(await (await decoration({ runsScript: true }, failing(), "none")).value).toBe("none");
  await expect(decoration({ runsScript: false }, failing(), "none")).rejects.toThrow("late");
});
