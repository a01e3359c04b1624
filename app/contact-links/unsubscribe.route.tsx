import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { translateWith } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { readOutcome, recordOutcome } from "~/session/outcomes.server";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import { SystemPage } from "~/shell/system-pages/system-page";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { readForm } from "~/validation/read-form.server";
import { readLinkParts, statusOf, unsubscribe } from "./contact-links.server";
import { ContactName, LinkPage } from "./link-page";
import { ownReferrerHeaders } from "./own-referrer";

export const handle = {
  i18n: ["contactLinks", "systemPages"],
  shared: false,
  page: { names: ["unsubscribe"], isIndexed: false },
  query: { contact: "visitor", token: "visitor", result: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export const headers = ownReferrerHeaders;

const UNSUBSCRIBED = "unsubscribed";

/** Only asks: mail programs open links by themselves, so opening one may change nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isDone =
    context.query.get("result") === "done" && (await readOutcome(context, UNSUBSCRIBED)) !== null;
  const title = translateWith(context.i18n)("contactLinks.unsubscribe.meta");
  const [seo, picture] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    isDone ? loadPagePicture(context, "unsubscribe") : undefined,
  ]);
  const { contact, token } = readLinkParts(context.query);
  return { seo, isDone, picture, link: { contact, token } };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { contact, token } = readLinkParts(await readForm(request));
  const outcome = await unsubscribe(context, { contact, token });
  if (outcome.ok) {
    await recordOutcome(context, { name: UNSUBSCRIBED });
    return redirect(paths.unsubscribe({ result: "done" }));
  }
  return data({ reason: outcome.reason, link: { contact, token } }, statusOf[outcome.reason]);
}

export const shouldRevalidate = keepBeneathDialog;

export default function UnsubscribePage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const localePath = useLocalePath();
  const t = useTranslate();
  if (loaded.isDone) return <SystemPage page="unsubscribe" picture={loaded.picture} />;
  const { contact, token } = refused?.link ?? loaded.link;
  if (!contact || !token || refused?.reason === "wrong") {
    return (
      <LinkPage icon="warning" title={t("contactLinks.unsubscribe.wrongTitle")}>
        <p className="text-muted">{t("contactLinks.unsubscribe.wrongText")}</p>
        <p>
          <ButtonLink href={localePath(paths.profileNotification())}>
            {t("contactLinks.unsubscribe.toSettings")}
          </ButtonLink>
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage icon="info" title={t("contactLinks.unsubscribe.title")}>
      <p className="text-muted">{t("contactLinks.unsubscribe.text")}</p>
      <ContactName contact={contact} />
      {refused && <Notice tone="danger">{t(`contactLinks.${refused.reason}`)}</Notice>}
      <form method="post" action={localePath(paths.unsubscribe())} className="flex flex-wrap gap-3">
        <input type="hidden" name="contact" value={contact} />
        <input type="hidden" name="token" value={token} />
        <Button size="l" aria-disabled={isPending}>
          {t("contactLinks.unsubscribe.submit")}
        </Button>
        <ButtonLink href={localePath(paths.home())} variant="ghost" size="l">
          {t("contactLinks.unsubscribe.keep")}
        </ButtonLink>
      </form>
    </LinkPage>
  );
}
