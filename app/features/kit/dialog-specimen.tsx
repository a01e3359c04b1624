import type { Translate } from "~/i18n/translator";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { Specimen } from "./specimen";

/** The box of a dialog, in the page instead of over it. */
export function DialogSpecimen({ t }: { t: Translate }) {
  return (
    <Specimen name="Dialog">
      <div
        className="bg-surface-1 shadow-2"
        style={{ borderRadius: "var(--cr-radius-l)", padding: 20, maxWidth: 420 }}
      >
        <div className="dialog-head">
          <h2 className="dialog-title">{t("deposit.limit.title")}</h2>
          <button type="button" className="icon-button" aria-label={t("common.close")}>
            <Icon name="close" />
          </button>
        </div>
        <p style={{ marginBlock: 12 }}>{t("deposit.limit.none")}</p>
        <Button type="button">{t("deposit.limit.set")}</Button>{" "}
        <Button type="button" variant="secondary">
          {t("common.cancel")}
        </Button>
      </div>
    </Specimen>
  );
}
