import { useContext } from "react";
import { type Translate, TranslateContext } from "./translator";

/** The `t` of this page's locale: `t("home.jackpots.title")`. */
export function useTranslate(): Translate {
  const t = useContext(TranslateContext);
  if (!t) throw new Error("TranslateContext has no provider");
  return t;
}
