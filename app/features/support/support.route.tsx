import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageBeneath } from "~/dialogs/address/dialog-navigation";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Icon } from "~/ui/icons/icon";
import { Section } from "~/ui/section";
import { ChatDeskData, FORM_ANCHOR } from "./chat-desk";
import { feedbackForm } from "./feedback.server";
import { FEEDBACK_INTENT, FeedbackForm } from "./feedback-form";
import { loadSupport, type SupportLink } from "./support.server";

export const handle = {
  i18n: ["accountForm", "needs", "support"],
  servesBlocked: true,
  shared: false,
  page: { names: ["support"] },
  query: { result: "visitor" },
  isForAllAges: true,
  isCalm: "unless asked",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadSupport(context);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return feedbackForm(context, FEEDBACK_INTENT, await readForm(request));
}

export const shouldRevalidate = revalidatePageBeneath;

export default function SupportPage() {
  const { chat, feedback, contacts, topics } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <>
      <h1 className="mb-2 text-xl">{t("support.title")}</h1>
      <p className="mb-6 max-w-(--cr-measure) text-muted">{t("support.lead")}</p>
      <LinkTiles title={t("support.pages")} links={topics} isNarrow />
      <div className="mt-8 grid gap-x-8 laptop:grid-cols-2">
        <Section title={t("support.feedback.title")} anchor={FORM_ANCHOR}>
          <FeedbackForm {...feedback} />
        </Section>
        <div className="mt-8 laptop:mt-0">
          {chat && <ChatDeskData {...chat} />}
          {contacts.map(({ kind, links }) => (
            <LinkTiles key={kind} title={t(`support.${kind}`)} links={links} />
          ))}
        </div>
      </div>
    </>
  );
}

interface LinkTilesProps {
  title: string;
  links: readonly SupportLink[];
  /** Names of a word or two, side by side on a phone too. */
  isNarrow?: boolean;
}

function LinkTiles({ title, links, isNarrow = false }: LinkTilesProps) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul
        className={isNarrow ? "grid grid-cols-2 gap-3 tablet:grid-cols-3" : "tile-grid"}
        data-count={links.length}
      >
        {links.map(({ name, target }) => (
          <li key={target.href}>
            <a {...target} className="tile min-h-11 font-semibold hover:border-line-strong">
              <span className="flex items-center justify-between gap-3">
                <bdi>{name}</bdi>
                <Icon name={target.target ? "external" : "chevron-right"} className="size-4 text-muted" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
