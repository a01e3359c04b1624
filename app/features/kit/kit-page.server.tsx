import { renderToStaticMarkup } from "react-dom/server";
import type { BrandSetting } from "~/context/app-config";
import { type Translate, TranslateContext } from "~/i18n/translator";
import type { Market } from "~/market/market-file";
import type { Locale } from "~/routing/locale";
import stylesheet from "~/shell/document/app.css?url";
import { FormatsProvider } from "~/ui/format/formats";
import { type Theme, themes } from "~/ui/styles/themes";
import { ColourSpecimens } from "./colour-specimens";
import { ContentSpecimens } from "./content-specimens";
import { DialogSpecimen } from "./dialog-specimen";
import { FeedbackSpecimens } from "./feedback-specimens";
import { FormSpecimens } from "./form-specimens";
import { MarketSpecimens } from "./market-specimens";

/** A language that the kit is shown in. */
export interface KitLanguage {
  locale: Pick<Locale, "code" | "direction">;
  t: Translate;
}

/**
 * Every primitive of `ui/` in its states, once for each theme of the brand and each direction, as one document without
 * script (docs/rebranding.md#3-look-at-it). It is no route, so that browsers of visitors never load a byte of it.
 */
export function renderKit(
  languages: readonly KitLanguage[],
  brand: BrandSetting | undefined,
  market?: Market,
): string {
  const shown: readonly Theme[] = brand?.themes ?? themes;
  const page = (
    <html lang={languages[0]?.locale.code} data-theme={shown[0]}>
      <head>
        <meta charSet="utf-8" />
        <title>/_kit</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
        {brand && <link rel="stylesheet" href={brand.stylesheet} />}
      </head>
      <body>
        <main>
          {shown.flatMap((theme) =>
            languages.map((language) => (
              <Sheet key={theme + language.locale.code} theme={theme} market={market} {...language} />
            )),
          )}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** All specimens in one theme and language. */
function Sheet({ theme, locale, t, market }: KitLanguage & { theme: Theme; market: Market | undefined }) {
  const id = `${theme}-${locale.code}`;
  return (
    <section
      data-theme={theme}
      lang={locale.code}
      dir={locale.direction}
      aria-label={id}
      className="bg-surface-0 text-text"
      style={{ colorScheme: theme }}
    >
      <div className="page">
        <h2 className="text-xl">{id}</h2>
        <TranslateContext.Provider value={t}>
          <FormatsProvider locale={locale.code} timeZone="UTC" dateTimeJoin={t("common.dateTimeJoin")}>
            <ColourSpecimens text={t("common.balanceTotal")} />
            <FormSpecimens t={t} id={id} />
            <FeedbackSpecimens t={t} />
            <ContentSpecimens t={t} id={id} />
            <MarketSpecimens t={t} locale={locale} market={market} />
            <DialogSpecimen t={t} />
          </FormatsProvider>
        </TranslateContext.Provider>
      </div>
    </section>
  );
}
