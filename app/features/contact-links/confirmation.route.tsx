import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { AccountCodeField } from "~/forms/account-form/account-code-field";
import { AccountForm } from "~/forms/account-form/account-form";
import { lazyRules } from "~/forms/validation/lazy-rules";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { LinkPage } from "~/shell/link-page";
import { ButtonLink } from "~/ui/button";
import { confirmLink } from "./contact-links.server";
import { ContactName } from "./contact-name";
import { ConfirmLinkSchema } from "./link-schemas";
import { ownReferrerHeaders } from "./own-referrer";
import { useOwnSubmit } from "./use-own-submit";

export const handle = {
  policy: "mail",
  i18n: ["accountForm", "contactLinks", "needs", "profile"],
  shared: false,
  page: { names: ["confirmation"], isIndexed: false },
  query: { contact: "visitor", code: "visitor" },
  isForAllAges: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export const headers = ownReferrerHeaders;

/** Never confirms on a GET: mail programs prefetch links, which would use up the code. */
export async function loader({ context }: LoaderFunctionArgs) {
  const title = context.t("contactLinks.confirmation.meta");
  const contact = context.query.get("contact") ?? "";
  const code = context.query.get("code") ?? "";
  const seo = await loadPageSeo(context, { title, isIndexed: false });
  const isWhole = ConfirmLinkSchema.safeParse({ contact, code }).success;
  return { seo, attempt: randomUUID(), contact, code, isWhole };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return confirmLink(context, INTENT, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

const INTENT = "confirm";
const linkRules = lazyRules(() => import("./link-schemas").then((part) => part.ConfirmLinkSchema));

export default function ConfirmationPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslate();
  const typed = answer?.result?.initialValue?.contact;
  const contact = typeof typed === "string" ? typed : loaded.contact;
  const container = useOwnSubmit(loaded.isWhole && !answer);
  if (!contact || answer?.result?.error?.contact) {
    return (
      <LinkPage icon="warning" title={t("contactLinks.confirmation.incompleteTitle")}>
        <p className="text-muted">{t("contactLinks.confirmation.nextStep")}</p>
        <ToSettings />
      </LinkPage>
    );
  }
  return (
    <LinkPage icon="shield" title={t("contactLinks.confirmation.title")}>
      <p className="text-muted">{t("contactLinks.confirmation.text")}</p>
      <ContactName contact={contact} />
      <div ref={container}>
        <AccountForm
          intent={INTENT}
          attempt={loaded.attempt}
          rules={linkRules}
          values={{ contact, code: loaded.code }}
          submit={t("contactLinks.confirmation.submit")}
        >
          {({ code }) => (
            <>
              <input type="hidden" name="contact" value={contact} />
              <AccountCodeField
                field={code}
                label={t("contactLinks.confirmation.code")}
                hint={t("contactLinks.confirmation.codeHint")}
              />
            </>
          )}
        </AccountForm>
      </div>
      {answer && (
        <>
          <p className="text-muted text-sm">{t("contactLinks.confirmation.nextStep")}</p>
          <ToSettings />
        </>
      )}
    </LinkPage>
  );
}

function ToSettings() {
  const localePath = useLocalePath();
  const t = useTranslate();
  return (
    <p>
      <ButtonLink href={localePath(paths.profileSettings())} variant="secondary">
        {t("contactLinks.confirmation.toSettings")}
      </ButtonLink>
    </p>
  );
}
