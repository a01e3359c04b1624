import type { Translate } from "~/i18n/translator";
import { paths } from "~/routing/paths";
import { optionalPurposes } from "~/session/consent";
import { ownCookies } from "~/session/cookies/cookies";
import { HiddenIfAnswered } from "~/shell/site-notices/hidden-if-answered";
import { Button, ButtonLink } from "~/ui/button";

interface ConsentBannerProps {
  t: Translate;
  localePath: (path: string) => string;
  /** Path and query, without locale, to redirect to after the choice. */
  returnPath: string;
  nonce: string | undefined;
}

/**
 * Asks for consent to third-party code. Placed above the page, so that it covers nothing; refusing is as easy as
 * agreeing.
 */
export function ConsentBanner({ t, localePath, returnPath, nonce }: ConsentBannerProps) {
  return (
    <section className="consent-banner" aria-label={t("consent.title")} data-nosnippet="">
      <HiddenIfAnswered
        cookie={ownCookies.consent}
        value={`1(?:\\.(?:${optionalPurposes.join("|")}))*`}
        nonce={nonce}
      />
      <form method="post" action={localePath(paths.consent())} data-document="" data-stays="">
        <input type="hidden" name="redirectTo" value={returnPath} />
        <p>{t("consent.banner")}</p>
        <div className="consent-ways">
          <Button variant="secondary" name="choice" value="none">
            {t("consent.refuse")}
          </Button>
          <Button variant="secondary" name="choice" value="all">
            {t("consent.accept")}
          </Button>
          <ButtonLink variant="ghost" href={localePath(paths.consent())} rel="nofollow">
            {t("consent.choose")}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
