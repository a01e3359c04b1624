import { expect, it } from "vitest";
import { z } from "zod";
import { issueOf } from "./issue";
import { type LazyRules, lazyRules } from "./lazy-rules";

const NameSchema = z.object({ name: z.string({ error: issueOf("profile.smsCodeError") }).trim() });

function holding(values: Record<string, string>): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries(values)) posted.set(name, value);
  return posted;
}

it("judges what a form holds by the schema, once it is loaded", async () => {
  const judge = await lazyRules(() => Promise.resolve(NameSchema))();
  expect(judge(holding({ name: " Ann " }))).toMatchObject({ status: "success", value: { name: "Ann" } });
  expect(judge(holding({ name: "" }))).toMatchObject({
    status: "error",
    error: { name: [issueOf("profile.smsCodeError")] },
  });
});

it("loads nothing before it is called, and rejects when the file cannot be loaded, each time anew", async () => {
  let loads = 0;
  const rules: LazyRules<{ name: string }> = lazyRules(() => {
    loads++;
    return loads === 1 ? Promise.reject(new Error("no connection")) : Promise.resolve(NameSchema);
  });
  expect(loads).toBe(0);
  await expect(rules()).rejects.toThrow("no connection");
  expect((await rules())(holding({ name: "Ann" })).status).toBe("success");
});
