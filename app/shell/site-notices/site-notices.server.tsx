import { renderToStaticMarkup } from "react-dom/server";
import type { AppContext } from "~/context/app-context";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { ownCookies } from "~/session/cookies/cookies";
import { AgeGate } from "~/shell/site-notices/age-gate";
import { ConsentBanner } from "~/shell/site-notices/consent-banner";
import { IncompleteNotice } from "./incomplete-notice";

/**
 * Renders the notice that stays hidden while the page is whole, and those that this visitor has not answered. Each hides
 * itself when its answer is already in the browser, which a cached shared page cannot know. Nothing is asked in partners'
 * frames, nor in windows that visit another service and return.
 */
export function renderSiteNotices(context: AppContext): string {
  const { branch, isDataRequest, isBot, nonce } = context;
  if (isDataRequest || isBot) return "";
  const isElsewhere = branch.handles.some(({ policy, allowsOpener }) => policy === "frame" || allowsOpener);
  const isForAllAges = branch.handles.some((handle) => handle.isForAllAges);
  const age = isElsewhere || isForAllAges ? undefined : ageToAsk(context);
  const requiresConsent = !isElsewhere && context.consent.isOpen && context.path !== paths.consent();
  const shared = {
    t: context.t,
    localePath: (path: string) => withBasename(context.basename, path),
    returnPath: context.path + context.search,
    nonce,
  };
  return renderToStaticMarkup(
    <>
      <IncompleteNotice t={shared.t} href={shared.localePath(shared.returnPath)} />
      {age !== undefined && <AgeGate {...shared} age={age} />}
      {requiresConsent && <ConsentBanner {...shared} />}
    </>,
  );
}

/** Returns the age to confirm, if any. Players are not asked: they stated their age when they registered. */
export function ageToAsk({ config, cookies, isBot, sharedFor }: AppContext): number | undefined {
  const hasSaid = cookies.get(ownCookies.ageGate) === String(config.minimumAge);
  const isPlayer = sharedFor === "player" || cookies.get(ownCookies.player) !== undefined;
  return isBot || hasSaid || isPlayer ? undefined : config.minimumAge;
}
