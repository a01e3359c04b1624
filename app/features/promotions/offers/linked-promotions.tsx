import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { OfferPage } from "./offers.server";

/** Links to the editors' promotions of an offer. */
export function LinkedPromotions({ promotions }: Pick<OfferPage, "promotions">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (promotions.length === 0) return null;
  return (
    <nav aria-label={t("offers.linked")}>
      <h2 className="text-lg">{t("offers.linked")}</h2>
      <ul>
        {promotions.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={localePath(paths.promotion(slug))}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
