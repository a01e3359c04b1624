import { randomUUID } from "node:crypto";
import { eachAddressOnce, linkTarget } from "~/content/editor-links";
import { featuresOf } from "~/content/features";
import { safeHref } from "~/content/safe-href";
import type { AppContext } from "~/context";
import { withBasename } from "~/i18n/locale-path";
import { translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { loadPageSeo, type PageSeo, startPageSeo } from "~/seo/page-seo.server";
import { readOutcome } from "~/session/outcomes.server";
import { openAddresses } from "~/shell/open-addresses";
import { type ChatDesk, loadChatDesk } from "./chat-desk.server";
import { FEEDBACK_SENT } from "./feedback.server";

export interface SupportLink {
  name: string;
  target: ReturnType<typeof linkTarget>;
}

const contactKinds = ["phone", "mail", "channel"] as const;
type ContactKind = (typeof contactKinds)[number];

export interface Support {
  seo: PageSeo;
  chat: ChatDesk | undefined;
  feedback: {
    /** Names this showing of the form, so that sending it twice is sending it once. */
    attempt: string;
    /** A letter of this browser has just been taken. */
    isSent: boolean;
    /** The platform knows where to answer. */
    isKnown: boolean;
  };
  /** How the operator is to be reached: each way once, by what it takes. */
  contacts: { kind: ContactKind; links: SupportLink[] }[];
  /** Pages that may have the answer already. */
  pages: SupportLink[];
}

/** Made of what is everybody's, so that it serves those too whom the platform answers no more (contract O20). */
export async function loadSupport(context: AppContext): Promise<Support> {
  const t = translateWith(context.i18n);
  startPageSeo(context);
  const { content, origin, basename } = context;
  const [config, { socialItemsList, footerLinks }, domain, player, sent, chat] = await Promise.all([
    content.config(),
    content.commonData(),
    content.seo.domain(new URL(origin).hostname),
    context.player(),
    context.query.get("result") === "sent" ? readOutcome(context, FEEDBACK_SENT) : null,
    loadChatDesk(context),
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
    feedback: { attempt: randomUUID(), isSent: sent !== null, isKnown: player.kind === "player" },
    contacts: contactKinds
      .map((kind) => ({ kind, links: contacts.filter(({ target }) => kindOf(target.href) === kind) }))
      .filter(({ links }) => links.length > 0),
    pages: once(
      footerLinks
        .filter(({ visibility, url }) => visibility === "all" && url !== paths.support() && isOpen(url))
        .map((item) => linkOf(item.title, item)),
    ).filter(({ target }) => contacts.every((contact) => contact.target.href !== target.href)),
  };
}

const once = (links: SupportLink[]) => eachAddressOnce(links, ({ target }) => target.href);

function kindOf(href: string): ContactKind {
  if (href.startsWith("tel:")) return "phone";
  return href.startsWith("mailto:") ? "mail" : "channel";
}

function phoneOf(number: string | undefined): SupportLink[] {
  const href = number && safeHref(`tel:${number.replace(/[^\d+]/g, "")}`);
  return number && href ? [{ name: number, target: { href } }] : [];
}
