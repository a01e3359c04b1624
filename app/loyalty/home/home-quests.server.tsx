import { renderToStaticMarkup } from "react-dom/server";
import { featuresOf } from "~/content/features";
import type { AppContext } from "~/context";
import { withDialog } from "~/dialogs/dialog-query";
import { type Block, block } from "~/games/block";
import { localePrefix, withBasename } from "~/i18n/locale-path";
import { fullTranslator, TranslatorContext, translateWith } from "~/i18n/translator";
import { paths } from "~/paths";
import { FormatsProvider } from "~/ui/formats";
import { readStanding } from "../loyalty.server";
import { type QuestView, toQuestView } from "../program-view";
import { QuestTile } from "../quest-list";

type HomeContext = Pick<
  AppContext,
  "platform" | "player" | "isPartial" | "config" | "locale" | "i18n" | "content"
>;

const SHOWN = 4;

/** A player's quests on the home page, finished: the page of everybody else carries nothing of them, code or words. */
export interface HomeQuests {
  title: string;
  moreHref: string;
  moreLabel: string;
  html: Block<string>;
}

/** Null for who is no player, and where there is no loyalty programme or nothing to do in it. */
export async function loadHomeQuests(context: HomeContext): Promise<HomeQuests | null> {
  const [config, player] = await Promise.all([context.content.config(), context.player()]);
  if (player.kind !== "player" || !featuresOf(config).loyalty) return null;
  const [quests, standing] = await Promise.all([
    block(context, listQuests(context)),
    readStanding(context).catch(() => null),
  ]);
  if (quests.ok && quests.value.length === 0) return null;
  const t = translateWith(context.i18n);
  return {
    title: t("loyalty.quests.title"),
    moreHref: withBasename(localePrefix(context.locale), paths.loyalty()),
    moreLabel: t("loyalty.program.more"),
    html: quests.ok ? { ok: true, value: render(context, quests.value, standing?.pointsAlias) } : quests,
  };
}

/** What can be gone on with comes before what can be begun. */
async function listQuests({ platform }: HomeContext): Promise<QuestView[]> {
  const programs = await platform.call("loyalty.getPrograms", {}, { personal: true });
  const quests = programs
    .filter((program) => program.is_active)
    .flatMap((program) => program.quests.map((quest) => toQuestView(quest, true)));
  return ["in_progress", "available"]
    .flatMap((status) => quests.filter(({ own }) => own?.status === status))
    .slice(0, SHOWN);
}

function render(context: HomeContext, quests: QuestView[], alias: string | undefined): string {
  const { locale, config, i18n } = context;
  const hrefOf = (id: string) =>
    withBasename(localePrefix(locale), `/${withDialog("", { dialog: "quest", id })}`);
  return renderToStaticMarkup(
    <TranslatorContext.Provider value={fullTranslator(i18n)}>
      <FormatsProvider
        locale={locale.code}
        timeZone={config.siteTimeZone}
        dateTimeJoin={translateWith(i18n)("common.dateTimeJoin")}
      >
        <ul className="tile-grid">
          {quests.map((quest) => (
            <li key={quest.id}>
              <QuestTile quest={quest} alias={alias} href={hrefOf(quest.id)} />
            </li>
          ))}
        </ul>
      </FormatsProvider>
    </TranslatorContext.Provider>,
  );
}
