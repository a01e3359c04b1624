import { createContext, useCallback, useContext } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import type { Issue } from "./issue";
import { type IssueWording, translateIssue } from "./translate-issue";

const Words = createContext<IssueWording["dictionary"]>({});

/** Provides the operator's `forms.validationMessages` to all forms of a document. */
export const IssueWords = Words.Provider;

/** Returns a function that translates a field's issues; `isPlain` for forms that are not defined by the server. */
export function useIssueTexts({ isPlain = false } = {}) {
  const t = useTranslate();
  const { money } = useFormats();
  const dictionary = useContext(Words);
  return useCallback(
    (issues: readonly Issue[] | undefined) =>
      issues?.map((issue) => translateIssue(t, issue, { money, dictionary, isPlain })),
    [t, money, dictionary, isPlain],
  );
}
