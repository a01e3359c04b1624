import { editorHref } from "~/content/rich-text/editor-links";
import { RichText } from "~/content/rich-text/rich-text";
import { useBasename, useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { OfferSummary } from "../offers/offer-summary";
import type { PromotionBody } from "./promotions.server";

/** A promotion's offer and button, which are in the first screen, and its text. */
export function PromotionText({ text, button, offer, audience }: PromotionBody) {
  const basename = useBasename();
  return (
    <>
      {offer && (
        <div className="rounded-lg border border-line bg-surface-1 p-5">
          <OfferSummary offer={offer} audience={audience} title={offer.title} />
        </div>
      )}
      {button && (
        <p>
          <ButtonLink
            size="l"
            variant={offer ? "secondary" : "primary"}
            href={editorHref(button.href, basename)}
          >
            {button.label}
          </ButtonLink>
        </p>
      )}
      {text && <RichText html={text} />}
    </>
  );
}

/** Shown to visitors instead of a promotion for players. */
export function PlayersOnly({ slug }: { slug: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const redirectUrl = localePath(paths.promotion(slug));
  return (
    <EmptyState
      icon="lock"
      title={t("promotions.players.title")}
      text={t("promotions.players.text")}
      action={<ButtonLink href={localePath(paths.signIn({ redirectUrl }))}>{t("common.signIn")}</ButtonLink>}
    />
  );
}
