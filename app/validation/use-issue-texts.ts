import { useCallback } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import type { Issue } from "./issue";
import { type IssueWording, translateIssue } from "./translate-issue";

/** Turns a field's issues into the texts that a field shows. Give it the site's dictionary where the page has it. */
export function useIssueTexts(dictionary?: IssueWording["dictionary"]) {
  const t = useTranslate();
  const { money } = useFormats();
  return useCallback(
    (issues: readonly Issue[] | undefined) =>
      issues?.map((issue) => translateIssue(t, issue, { money, dictionary })),
    [t, money, dictionary],
  );
}
