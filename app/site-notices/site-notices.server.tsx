import { renderToStaticMarkup } from "react-dom/server";
import { ConsentBanner } from "~/consent/consent-banner";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";

/**
 * What is still asked of this visitor, as HTML. Each notice hides itself where its answer is already in the browser:
 * a page that was kept for everybody cannot know it. Nothing stands in the frames of partners and in windows that go
 * to another service and come back.
 */
export function renderSiteNotices(context: AppContext): string {
  const { branch, isDataRequest, isBot, consent } = context;
  const isElsewhere = branch.handles.some(({ policy, keepsOpener }) => policy === "frame" || keepsOpener);
  const isAskedHere = context.path === paths.consent();
  if (isDataRequest || isBot || isElsewhere || isAskedHere || !consent.isOpen) return "";
  return renderToStaticMarkup(
    <ConsentBanner
      t={translateWith(context.i18n)}
      localePath={(path) => withBasename(context.basename, path)}
      returnPath={context.path + context.search}
      nonce={context.nonce}
    />,
  );
}
