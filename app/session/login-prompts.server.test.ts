import { expect, it } from "vitest";
import { endLoginPrompt, isLoginPromptDue, queueLoginPrompts } from "./login-prompts.server";

it("prompts are due until each has ended, and the cookie goes with the last", () => {
  const cookies = new Map<string, string>();
  const jar = {
    get: (name: string) => cookies.get(name),
    set: (name: string, value: string) => void cookies.set(name, value),
    remove: (name: string) => void cookies.delete(name),
  };
  queueLoginPrompts(jar, ["email", "cashback"]);
  endLoginPrompt(jar, "email");
  expect([isLoginPromptDue(jar, "email"), isLoginPromptDue(jar, "cashback")]).toEqual([false, true]);
  endLoginPrompt(jar, "email");
  expect(cookies.size).toBe(1);
  endLoginPrompt(jar, "cashback");
  expect(cookies.size).toBe(0);
});
