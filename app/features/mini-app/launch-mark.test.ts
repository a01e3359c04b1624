import { expect, it } from "vitest";
import { launchedBy, readMark, writeMark } from "./launch-mark";

const theme = (params: unknown) => encodeURIComponent(JSON.stringify(params));

it("keeps what a messenger says of itself, and nothing of the launch data", () => {
  const hash = `tgWebAppData=secret&tgWebAppVersion=9.6&tgWebAppPlatform=web&tgWebAppThemeParams=${theme({ bg_color: "#17212B" })}`;
  const said = { version: "9.6", platform: "web", background: "17212B" };
  expect(launchedBy(hash)).toEqual(said);
  const mark = writeMark("frame", said);
  expect(mark).toBe("frame~9.6~web~17212B");
  expect(encodeURIComponent(mark)).toBe(mark);
  expect(readMark(mark)).toEqual(said);
});

it.each([
  ["nothing", ""],
  ["a version that is none", "tgWebAppVersion=9.6~x&tgWebAppPlatform=../web"],
  ["10 kB", `tgWebAppVersion=${"9".repeat(10_000)}&tgWebAppPlatform=${"x".repeat(10_000)}`],
  ["colours that are none", `tgWebAppThemeParams=${theme({ bg_color: "red" })}`],
  ["prototype keys", "__proto__=1&constructor=2"],
])("of %s it keeps the least", (_case, hash) => {
  const least = { version: "6.0", platform: "unknown" };
  expect(launchedBy(hash)).toEqual(least);
  expect(readMark(hash)).toEqual(least);
});
