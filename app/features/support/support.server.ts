import { randomUUID } from "node:crypto";
import { featuresOf } from "~/content/config/features";
import { linkTarget, uniqueByAddress } from "~/content/rich-text/editor-links";
import type { AppContext } from "~/context/app-context";
import { optionalRead } from "~/platform/optional-read.server";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { loadPageSeo, type PageSeo } from "~/seo/page-seo.server";
import { readOutcome } from "~/session/recorded-outcomes.server";
import { openAddresses } from "~/shell/enabled-links";
import { promptPart } from "~/upstream/optional-part.server";
import { safeHref } from "~/upstream/safe-href";
import { type ChatDeskData, loadChatDesk } from "./chat-desk.server";
import { CAN_REPLY, FEEDBACK_SENT } from "./feedback.server";

export interface SupportLink {
  name: string;
  target: ReturnType<typeof linkTarget>;
}

const contactKinds = ["phone", "mail", "channel"] as const;
type ContactKind = (typeof contactKinds)[number];

export interface Support {
  seo: PageSeo;
  chat: ChatDeskData | undefined;
  feedback: {
    /** Idempotency key of this rendering of the form: submitting it twice counts once. */
    attempt: string;
    /** A message from this browser has just been accepted. */
    isSent: boolean;
    /** It can be replied to. */
    canReply: boolean;
    /** The platform knows the address to reply to. */
    isKnown: boolean;
    /** That address, where it says so. */
    address?: string;
  };
  /** The operator's contacts by kind, without duplicates. */
  contacts: { kind: ContactKind; links: SupportLink[] }[];
  /** What most ask about, where it is done. */
  topics: SupportLink[];
}

const topics = [
  { path: paths.deposit(), title: "cashier.deposit.title" },
  { path: paths.withdraw(), title: "cashier.withdraw.title" },
  { path: paths.cashierHistory(), title: "cashier.history.title" },
  { path: paths.verification(), title: "profile.pages.verification" },
  { path: paths.bonuses(), title: "profile.pages.bonuses" },
  { path: paths.responsibleGame(), title: "common.limits" },
] as const;

/**
 * Loads the support page, which also serves players whom the platform has blocked (docs/contract.md#o20): without what
 * it says about a player there is only less to read.
 */
export async function loadSupport(context: AppContext): Promise<Support> {
  const { t } = context;
  const { content, origin, basename } = context;
  const [config, { socialItemsList }, domain, player, sent, chat, address] = await Promise.all([
    content.config(),
    content.commonData(),
    content.seo.domain(new URL(origin).hostname),
    context.player(),
    context.query.get("result") === "sent" ? readOutcome(context, FEEDBACK_SENT) : null,
    loadChatDesk(context),
    ownAddress(context),
  ]);
  const seo = await loadPageSeo(context, {
    title: t("support.title"),
    description: t("support.meta.description", { product: config.product.name }),
    breadcrumbs: [],
  });
  const linkOf = (name: string, link: { url: string; isExternal?: boolean }): SupportLink => ({
    name,
    target: linkTarget((path) => withBasename(basename, path), link),
  });
  const isOpen = openAddresses(context, featuresOf(config));
  const contacts = once([
    ...phoneOf(domain?.organization?.contactPoint?.telephone),
    ...socialItemsList.map(({ name, url }) => linkOf(name, { url })),
  ]);
  return {
    seo,
    chat,
    feedback: {
      attempt: randomUUID(),
      isSent: sent !== null,
      canReply: sent?.lines.includes(CAN_REPLY) ?? false,
      isKnown: player.kind === "player",
      address,
    },
    contacts: contactKinds
      .map((kind) => ({ kind, links: contacts.filter(({ target }) => kindOf(target.href) === kind) }))
      .filter(({ links }) => links.length > 0),
    topics: topics
      .filter(({ path }) => isOpen(path))
      .map(({ path, title }) => linkOf(t(title), { url: path })),
  };
}

/** Nobody who needs help waits long for it. */
async function ownAddress(context: AppContext): Promise<string | undefined> {
  if ((await context.player()).kind !== "player") return undefined;
  const read = context.platform.call("account.getprofileinfo", { fields: ["contacts"] });
  const profile = await promptPart(context, optionalRead(read, undefined), undefined);
  return profile?.contacts?.email?.contact;
}

const once = (links: SupportLink[]) => uniqueByAddress(links, ({ target }) => target.href);

function kindOf(href: string): ContactKind {
  if (href.startsWith("tel:")) return "phone";
  return href.startsWith("mailto:") ? "mail" : "channel";
}

function phoneOf(number: string | undefined): SupportLink[] {
  const href = number && safeHref(`tel:${number.replace(/[^\d+]/g, "")}`);
  return number && href ? [{ name: number, target: { href } }] : [];
}
