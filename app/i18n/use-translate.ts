import { useContext } from "react";
import { type Translate, type Translator, TranslatorContext } from "./translator";

export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error("TranslatorContext has no provider");
  return translator;
}

/** The translator of this page's locale: `t("home.jackpots.title")`. */
export function useTranslate(): Translate {
  return useTranslator().t;
}
