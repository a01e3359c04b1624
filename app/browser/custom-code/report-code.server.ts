import { createHash } from "node:crypto";
import type { CustomCodeSetting } from "~/context/app-config";
import type { ReportDropped } from "~/upstream/lenient-parse";
import { parseSnippet } from "./parse-snippet";

/** Parts of one snippet that are named; somebody who pastes a page finds out by these. */
const MAX_PARTS = 20;

interface Snippet {
  isEnabled: boolean;
  code: string;
}

/** Reports what of the operator's snippets no page gets: all of one that is not pinned, and parts that are not allowed. */
export function reportCode(
  snippets: readonly Snippet[],
  setting: CustomCodeSetting,
  report: ReportDropped,
): void {
  if (setting.mode === "off") return;
  for (const [index, { isEnabled, code }] of snippets.entries()) {
    if (!isEnabled) continue;
    const field = `customCode.${index}.code`;
    const hash = snippetHash(code);
    if (isPinned(hash, setting)) {
      const { dropped } = parseSnippet(code, setting.origins);
      if (dropped.length > 0) report(field, `left out: ${dropped.slice(0, MAX_PARTS).join(", ")}`);
    } else report(field, `does not run: CUSTOM_CODE_HASHES lacks ${hash}`);
  }
}

/** In `pinned` mode a snippet runs only if the configuration lists the SHA-256 of its text. */
export function isPinned(hash: string, { mode, hashes }: CustomCodeSetting): boolean {
  return mode === "nonce" || hashes.includes(hash);
}

/** The hash of a snippet as `CUSTOM_CODE_HASHES` lists it, of the trimmed text. */
export function snippetHash(code: string): string {
  return `sha256-${createHash("sha256").update(code.trim()).digest("base64")}`;
}
