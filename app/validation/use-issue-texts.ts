import { createContext, useCallback, useContext } from "react";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import type { Issue } from "./issue";
import { type IssueWording, translateIssue } from "./translate-issue";

const Words = createContext<IssueWording["dictionary"]>({});

/** Given the operator's `forms.validationMessages`, once for all forms of a document. */
export const IssueWords = Words.Provider;

/** Turns a field's issues into the texts that a field shows; `isPlain` where no list of fields makes the form. */
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
