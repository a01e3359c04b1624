import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { LinkPage } from "~/shell/link-page";
import { loadPagePicture } from "~/shell/system-pages/page-picture.server";
import { SystemPage } from "~/shell/system-pages/system-page";
import { ButtonLink } from "~/ui/button";
import { UNSUBSCRIBED, unsubscribeLink } from "./contact-links.server";
import { ContactName } from "./contact-name";
import { UnsubscribeLinkSchema } from "./link-schemas";
import { ownReferrerHeaders } from "./own-referrer";

export const handle = {
  policy: "mail",
  i18n: ["accountForm", "contactLinks", "needs", "systemPages"],
  shared: false,
  page: { names: ["unsubscribe"], isIndexed: false },
  query: { contact: "visitor", token: "visitor", result: "visitor" },
  isForAllAges: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export const headers = ownReferrerHeaders;

/** Never unsubscribes on a GET: mail programs prefetch links. */
export async function loader({ context }: LoaderFunctionArgs) {
  const isDone =
    context.query.get("result") === "done" && (await readOutcome(context, UNSUBSCRIBED)) !== null;
  const title = context.t("contactLinks.unsubscribe.meta");
  const [seo, picture] = await Promise.all([
    loadPageSeo(context, { title, isIndexed: false }),
    isDone ? loadPagePicture(context, "unsubscribe") : undefined,
  ]);
  const contact = context.query.get("contact") ?? "";
  const token = context.query.get("token") ?? "";
  const { data: link } = UnsubscribeLinkSchema.safeParse({ contact, token });
  return { seo, attempt: randomUUID(), isDone, picture, link };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return unsubscribeLink(context, INTENT, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

const INTENT = "unsubscribe";
const linkRules = lazyRules(() => import("./link-schemas").then((part) => part.UnsubscribeLinkSchema));

export default function UnsubscribePage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const localePath = useLocalePath();
  const t = useTranslate();
  if (loaded.isDone) return <SystemPage page="unsubscribe" picture={loaded.picture} />;
  // A submission carries the link's values itself; they need not be in the URL.
  const { initialValue, error } = answer?.result ?? {};
  const link = initialValue
    ? { contact: String(initialValue.contact ?? ""), token: String(initialValue.token ?? "") }
    : loaded.link;
  if (!link || error?.contact || error?.token) {
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
      <ContactName contact={link.contact} />
      <AccountForm
        intent={INTENT}
        attempt={loaded.attempt}
        rules={linkRules}
        values={link}
        submit={t("contactLinks.unsubscribe.submit")}
      >
        {() => (
          <>
            <input type="hidden" name="contact" value={link.contact} />
            <input type="hidden" name="token" value={link.token} />
          </>
        )}
      </AccountForm>
      <p>
        <ButtonLink href={localePath(paths.home())} variant="ghost" size="l">
          {t("contactLinks.unsubscribe.keep")}
        </ButtonLink>
      </p>
    </LinkPage>
  );
}
