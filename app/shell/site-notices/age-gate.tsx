import type { Translate } from "~/i18n/translator";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { HiddenIfAnswered } from "~/shell/site-notices/hidden-if-answered";
import { AgeForm } from "./age-form";

interface AgeGateProps {
  t: Translate;
  localePath: (path: string) => string;
  /** Path and query, without locale, to redirect to after the answer. */
  returnPath: string;
  age: number;
  nonce: string | undefined;
}

/** Keeps the URL's fragment: added to the form's action, the browser carries it across the redirect. */
const PRESERVE_HASH_SCRIPT =
  "(f=>f.addEventListener('submit',()=>{f.action+=location.hash}))(document.currentScript.parentNode.querySelector('form'))";

/**
 * Asks for the age before the page is visible. The page is rendered behind it, for crawlers, and hydrated only after
 * the answer (`entry.client.tsx`).
 */
export function AgeGate({ t, localePath, returnPath, age, nonce }: AgeGateProps) {
  return (
    <section className="age-gate" aria-labelledby="age-gate" data-nosnippet="">
      <HiddenIfAnswered cookie={ownCookies.ageGate} value={String(age)} nonce={nonce} />
      <div>
        <span className="adults-mark" dir="ltr" aria-hidden="true">
          {age}+
        </span>
        <h2 id="age-gate">{t("ageGate.title", { age })}</h2>
        <p>{t("ageGate.text", { age })}</p>
        <AgeForm t={t} action={localePath(paths.ageGate())} returnPath={returnPath} age={age} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: PRESERVE_HASH_SCRIPT }} />
    </section>
  );
}
