import { expect, it } from "vitest";
import { endLoginPrompt, isLoginPromptDue, queueLoginPrompts } from "./login-prompts.server";

it("prompts are due until each has ended, and the cookie goes with the last", () => {
  const held = new Map<string, string>();
  const jar = {
    get: (name: string) => held.get(name),
    set: (name: string, value: string) => void held.set(name, value),
    remove: (name: string) => void held.delete(name),
  };
  queueLoginPrompts(jar, ["email", "cashback"]);
  endLoginPrompt(jar, "email");
  expect([isLoginPromptDue(jar, "email"), isLoginPromptDue(jar, "cashback")]).toEqual([false, true]);
  endLoginPrompt(jar, "email");
  expect(held.size).toBe(1);
  endLoginPrompt(jar, "cashback");
  expect(held.size).toBe(0);
});
