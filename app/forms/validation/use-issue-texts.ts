import { useCallback } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import type { Issue } from "./issue";
import { useIssueWords } from "./issue-words";
import { translateIssue } from "./translate-issue";

/** Returns a function that translates a field's issues; `isPlain` for forms that are not defined by the server. */
export function useIssueTexts({ isPlain = false } = {}) {
  const t = useTranslate();
  const { money } = useFormats();
  const dictionary = useIssueWords();
  return useCallback(
    (issues: readonly Issue[] | undefined) =>
      issues?.map((issue) => translateIssue(t, issue, { money, dictionary, isPlain })),
    [t, money, dictionary, isPlain],
  );
}
