import type { ReactElement } from "react";
import type { Fragment } from "~/browser/served-html/fragment";
import { wordsKey } from "~/browser/served-html/fragment-cache.server";
import { featuresOf } from "~/content/config/features";
import type { PageContext } from "~/context/app-context";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { type QuestView, toQuestView } from "~/features/loyalty/program/program-view";
import { QuestTile } from "~/features/loyalty/quests/quest-list";
import { TranslateContext } from "~/i18n/translator";
import { localePrefix, withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { type PageSection, settleSection } from "~/shell/sections/page-section";
import { FormatsProvider } from "~/ui/format/formats";
import { optionalPart } from "~/upstream/optional-part.server";
import { readStanding } from "../loyalty.server";

type Status = NonNullable<QuestView["own"]>["status"];

interface QuestRowOptions {
  /** Which quests, in this order. */
  statuses: readonly Status[];
  /** The page over which a quest opens, without locale. */
  path: string;
}

const SHOWN = 4;
/** As if there were none. */
const none: PageSection<null> = { ok: true, value: null };

/** A player's quests beside games as HTML, so that the page needs no client code or messages for them. */
export interface QuestRow {
  title: string;
  moreHref: string;
  moreLabel: string;
  /** Null: no quests. May be streamed after the page. */
  tiles: PageSection<Fragment | null> | Promise<PageSection<Fragment | null>>;
}

/** Null for visitors, and without the loyalty feature. Slow calls do not delay the page. */
export async function loadQuestRow(
  context: PageContext,
  options: QuestRowOptions = { statuses: ["in_progress", "available"], path: "/" },
): Promise<QuestRow | null> {
  const [config, player] = await Promise.all([context.content.config(), context.player()]);
  if (player.kind !== "player" || !featuresOf(config).loyalty) return null;
  const { t } = context;
  return {
    title: t("loyalty.quests.title"),
    moreHref: withBasename(localePrefix(context.locale), paths.loyalty()),
    moreLabel: t("loyalty.program.more"),
    tiles: (await optionalPart(context, settleSection(context, writeQuests(context, options)), none)).value,
  };
}

async function writeQuests(
  context: PageContext,
  { statuses, path }: QuestRowOptions,
): Promise<Fragment | null> {
  const [quests, standing] = await Promise.all([
    listQuests(context, statuses),
    readStanding(context).catch(() => null),
  ]);
  if (quests.length === 0) return null;
  const alias = standing?.pointsAlias;
  // The same for a while: until the player has gone on with one of them.
  const key = [...wordsKey(context), alias, path, quests];
  return context.fragments.serve([
    context.fragments.cache("quest-row", key, () => render(context, quests, path, alias)),
  ]);
}

/** By status, in the order of these. */
async function listQuests({ platform }: PageContext, statuses: readonly Status[]): Promise<QuestView[]> {
  const programs = await platform.call("loyalty.getPrograms", {}, { personal: true, recent: true });
  const quests = programs
    .filter((program) => program.is_active)
    .flatMap((program) => program.quests.map((quest) => toQuestView(quest, true, program)));
  return statuses.flatMap((status) => quests.filter(({ own }) => own?.status === status)).slice(0, SHOWN);
}

/** Renders the quests in one line, whose height equals the placeholder's. */
function render(
  context: PageContext,
  quests: QuestView[],
  path: string,
  alias: string | undefined,
): ReactElement {
  const { locale, config, t } = context;
  const label = t("loyalty.quests.title");
  const hrefOf = (id: string) =>
    withBasename(localePrefix(locale), `${path}${withDialog("", { dialog: "quest", id })}`);
  return (
    <TranslateContext.Provider value={t}>
      <FormatsProvider
        locale={locale.code}
        timeZone={config.siteTimeZone}
        dateTimeJoin={t("common.dateTimeJoin")}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <ul className="tile-row scroller carousel" tabIndex={0} aria-label={label}>
          {quests.map((quest) => (
            <li key={quest.id}>
              <QuestTile quest={quest} alias={alias} href={hrefOf(quest.id)} />
            </li>
          ))}
        </ul>
      </FormatsProvider>
    </TranslateContext.Provider>
  );
}
