import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { SeoFooter } from "~/seo/seo-footer";
import { Icon } from "~/ui/icons/icon";
import { ChipLinks } from "~/ui/lists/chip-links";
import { Section } from "~/ui/section";
import { ChatDeskData, FORM_ANCHOR } from "./chat-desk";
import { feedbackForm } from "./feedback.server";
import { FEEDBACK_INTENT, FeedbackForm } from "./feedback-form";
import { loadSupport, type Support } from "./support.server";

export const handle = {
  i18n: ["accountForm", "needs", "support"],
  servesBlocked: true,
  shared: false,
  page: { names: ["support"] },
  query: { result: "visitor" },
  isForAllAges: true,
  hidesOffers: "unless asked",
  placesSeoFooter: true,
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadSupport(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return feedbackForm(context, FEEDBACK_INTENT, await readForm(request));
}

export const shouldRevalidate = revalidatePageContent;

export default function SupportPage() {
  const { chat, feedback, contacts, topics } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="mb-4 text-xl">{t("support.title")}</h1>
      {chat && <ChatDeskData {...chat} />}
      <div className="mt-6 mb-8 grid gap-8 laptop:mb-10 laptop:grid-cols-2">
        <div>
          <Section title={t("support.feedback.title")} anchor={FORM_ANCHOR}>
            <FeedbackForm {...feedback} />
          </Section>
        </div>
        <div>
          <Contacts contacts={contacts} />
        </div>
      </div>
      {topics.length > 0 && (
        <>
          <p aria-hidden="true" className="mb-2 text-muted text-sm">
            {t("support.pages")}
          </p>
          <ChipLinks
            label={t("support.pages")}
            isWhole
            links={topics.map(({ name, target: { href } }) => ({ name, href, isCurrent: false }))}
          />
        </>
      )}
      <SeoFooter isInPage />
    </>
  );
}

/** The operator's phone number and addresses, then what is elsewhere. */
function Contacts({ contacts }: Pick<Support, "contacts">) {
  const t = useTranslate();
  if (contacts.length === 0) return null;
  const links = contacts.flatMap(({ kind, links }) => links.map((link) => ({ kind, ...link })));
  return (
    <Section title={t("support.channel")}>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-1">
        {links.map(({ kind, name, target }) => (
          <li key={target.href}>
            <a
              {...target}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-surface-2"
            >
              {kind !== "channel" && <span className="text-muted text-sm">{t(`support.${kind}`)}</span>}
              <bdi className="min-w-0 break-words font-semibold">{name}</bdi>
              {target.target && <Icon name="external" className="size-4 text-muted" />}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
