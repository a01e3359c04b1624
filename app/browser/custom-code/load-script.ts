import { trustedScriptUrl } from "~/browser/runtime/document/trusted-html";

/** Timeout for loading a script. */
const PATIENCE_MS = 10_000;

/** Loads a third-party script and resolves when it has run; rejects on a load error or timeout. */
export function loadScript(src: string, id?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => fail("did not come in time"), PATIENCE_MS);
    function fail(why: string) {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`the script ${why}`));
    }
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => fail("did not load"));
    script.async = true;
    if (id) script.id = id;
    script.src = trustedScriptUrl(src);
    document.head.append(script);
  });
}
