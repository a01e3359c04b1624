import { expect, it } from "vitest";
import { launchScript } from "./launch-script.server";

it("posts the launch to the address of its language, by a script that browsers can parse", () => {
  const script = launchScript("/lv/forms/launch");
  expect(script).toContain('"/lv/forms/launch"');
  expect(() => new Function(script)).not.toThrow();
});
