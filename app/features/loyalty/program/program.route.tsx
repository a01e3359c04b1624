import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { loadLoyaltyProgram } from "~/features/loyalty/loyalty.server";
import { LoyaltyFailure, LoyaltyTrail } from "~/features/loyalty/loyalty-trail";
import { SignUpPanel } from "~/features/loyalty/sign-up-panel";
import { useTranslate } from "~/i18n/use-translate";
import { pageMeta } from "~/seo/page-meta";
import { Image } from "~/ui/images/image";
import { Section } from "~/ui/section";
import { Levels } from "../levels/levels";
import { QuestList } from "../quests/quest-list";

export const handle = {
  i18n: ["loyalty", "level"],
  page: { names: ["loyalty-sysname"] },
  feature: "loyalty",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadLoyaltyProgram(context, params.sysname ?? "");
}

export const shouldRevalidate = revalidatePageContent;

export default function LoyaltyProgramPage() {
  const { program, isPlayer, alias } = useLoaderData<typeof loader>();
  const { name, text, image, levels, quests } = program;
  const t = useTranslate();
  return (
    <>
      <LoyaltyTrail />
      <header className="mb-6 flex flex-col gap-4">
        <h1 className="text-xl laptop:text-2xl">{name}</h1>
        <div className="grid items-center gap-4 laptop:grid-cols-2 laptop:gap-8">
          {image && (
            <Image
              preset="hero"
              src={image}
              alt=""
              fallbackLabel={name}
              loading="first"
              className="w-full rounded-lg"
            />
          )}
          {text && <p className="max-w-(--cr-measure) text-muted">{text}</p>}
        </div>
        {!isPlayer && <SignUpPanel title={t("loyalty.join.title")} text={t("loyalty.join.text")} />}
      </header>
      {levels.length > 0 && (
        <Section title={t("loyalty.levels.title")}>
          <Levels name={name} levels={levels} isPlayer={isPlayer} />
        </Section>
      )}
      {quests.length > 0 && (
        <Section title={t("loyalty.quests.title")}>
          <QuestList quests={quests} alias={alias} />
        </Section>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <LoyaltyFailure />;
}
