import { expect, it } from "vitest";
import type { CustomCodeSetting } from "~/context/app-config";
import { reportCode, snippetHash } from "./report-code.server";

const code = "<script>hello()</script>";

it.each<[string, { isEnabled: boolean; code: string }, Partial<CustomCodeSetting>, string[][]]>([
  ["runs", { isEnabled: true, code }, {}, []],
  ["is known", { isEnabled: true, code }, { mode: "pinned", hashes: [snippetHash(code)] }, []],
  [
    "is not pinned",
    { isEnabled: true, code },
    { mode: "pinned" },
    [["customCode.0.code", `does not run: CUSTOM_CODE_HASHES lacks ${snippetHash(code)}`]],
  ],
  ["is switched off", { isEnabled: false, code }, { mode: "pinned" }, []],
  ["is in a site without custom code", { isEnabled: true, code: "<b>x</b>" }, { mode: "off" }, []],
  [
    "has parts that may not be there",
    { isEnabled: true, code: "<b>bold</b>" },
    {},
    [["customCode.0.code", "left out: b, text"]],
  ],
])("a snippet that %s", (_what, snippet, setting, expected) => {
  const found: string[][] = [];
  reportCode([snippet], { mode: "nonce", hashes: [], origins: [], ...setting }, (field, why) =>
    found.push([field, why]),
  );
  expect(found).toEqual(expected);
});
