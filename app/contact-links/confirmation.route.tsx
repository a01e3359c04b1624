import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { translateWith } from "~/i18n/translator";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { loadPageSeo } from "~/seo/page-seo.server";
import { recordOutcome } from "~/session/outcomes.server";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { readForm } from "~/validation/read-form.server";
import { CONTACT_CONFIRMED, confirmContact, readLinkParts, statusOf } from "./contact-links.server";
import { ContactName, LinkPage } from "./link-page";
import { ownReferrerHeaders } from "./own-referrer";

export const handle = {
  i18n: ["contactLinks", "profile"],
  shared: false,
  page: { names: ["confirmation"], isIndexed: false },
  query: { contact: "visitor", code: "visitor" },
} satisfies RouteHandle;

export const meta = pageMeta;

export const headers = ownReferrerHeaders;

/** Only asks: mail programs open links by themselves, and would use up the code. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { contact, code } = readLinkParts(context.query);
  const title = translateWith(context.i18n)("contactLinks.confirmation.meta");
  return { seo: await loadPageSeo(context, { title, isIndexed: false }), link: { contact, code } };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { contact, code } = readLinkParts(await readForm(request));
  const outcome = await confirmContact(context, { contact, code });
  if (outcome.ok) {
    await recordOutcome(context, { name: CONTACT_CONFIRMED });
    return redirect(paths.confirmationSuccess());
  }
  return data({ reason: outcome.reason, link: { contact, code } }, statusOf[outcome.reason]);
}

export const shouldRevalidate = keepBeneathDialog;

export default function ConfirmationPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const localePath = useLocalePath();
  const t = useTranslate();
  const { contact, code } = refused?.link ?? loaded.link;
  const form = useOwnSubmit(contact !== "" && CODE.test(code) && !refused);
  if (!contact) {
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
      {refused && refused.reason !== "wrong" && (
        <Notice tone="danger">{t(`contactLinks.${refused.reason}`)}</Notice>
      )}
      <form ref={form} method="post" action={localePath(paths.confirmation())} className="grid gap-4">
        <input type="hidden" name="contact" value={contact} />
        <Field
          label={t("contactLinks.confirmation.code")}
          hint={t("contactLinks.confirmation.codeHint")}
          errors={refused?.reason === "wrong" ? [t("profile.smsCodeError")] : []}
          inputProps={{
            name: "code",
            defaultValue: code,
            inputMode: "numeric",
            autoComplete: "one-time-code",
            pattern: "[0-9]{6}",
            maxLength: 6,
            required: true,
            dir: "ltr",
          }}
        />
        <Button size="l" aria-disabled={isPending}>
          {t("contactLinks.confirmation.submit")}
        </Button>
      </form>
      {refused && (
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

const CODE = /^\d{6}$/;

/** With script the form sends itself once; going back does not lead to it a second time. */
function useOwnSubmit(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const submit = useSubmit();
  useEffect(() => {
    if (!isWanted || isSent.current) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [isWanted, submit]);
  return form;
}
