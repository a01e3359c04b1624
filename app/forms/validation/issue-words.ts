import { createContext, useContext } from "react";
import type { IssueWording } from "./translate-issue";

const Words = createContext<IssueWording["dictionary"]>({});

/** Provides the operator's `forms.validationMessages` to all forms of a document. */
export const IssueWords = Words.Provider;

/** The operator's `forms.validationMessages`. */
export const useIssueWords = () => useContext(Words);
