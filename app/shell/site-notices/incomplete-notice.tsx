import { INCOMPLETE } from "~/browser/runtime/document/ask-again-script";
import type { Translate } from "~/i18n/translator";

/**
 * Says that files of the page are lost. It comes with every document, since the words may be among them, and stays
 * hidden until the document's own script shows it.
 */
export function IncompleteNotice({ t, href }: { t: Translate; href: string }) {
  return (
    <p id={INCOMPLETE} className="incomplete" role="status" hidden>
      {t("incomplete.text")}{" "}
      <a href={href} data-document="">
        {t("common.tryAgain")}
      </a>
    </p>
  );
}
