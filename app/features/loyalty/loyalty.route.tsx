import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { featuresOf } from "~/content/config/features";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { FormNotice } from "~/forms/account-form/form-notice";
import { readForm } from "~/forms/validation/read-form.server";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { SectionError } from "~/shell/sections/section-error";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Section } from "~/ui/section";
import { characterForms } from "./characters/character-forms.server";
import { OwnCharacter } from "./characters/own-character";
import { type Loyalty, loadLoyalty } from "./loyalty.server";
import { ProgramTile } from "./program/program-tile";
import { QuestList } from "./quests/quest-list";
import { SignUpPanel } from "./sign-up-panel";
import { StandingCard } from "./standing-card";

export const handle = {
  i18n: ["loyalty", "level", "characters", "games", "accountForm", "needs"],
  page: { names: ["loyalty"] },
  feature: "loyalty",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadLoyalty(context);
}

/** Rejects the characters' form when their feature is off. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { characters } = featuresOf(await context.content.config());
  return answerAccountForms(context, await readForm(request), characters ? characterForms : {});
}

export const shouldRevalidate = revalidatePageContent;

export default function LoyaltyPage() {
  const { isPlayer, standing, programs, hasShop } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const own = standing.ok ? standing.value : null;
  const t = useTranslate();
  const localePath = useLocalePath();
  const shop = hasShop && (
    <ButtonLink variant={isPlayer ? "primary" : "secondary"} href={localePath(paths.loyaltyShop())}>
      {t("loyalty.shop.title")}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t("loyalty.title")}</h1>
      <FormNotice refusal={answer?.refusal} />
      {!isPlayer && (
        <SignUpPanel title={t("loyalty.join.title")} text={t("loyalty.join.text")}>
          {shop}
        </SignUpPanel>
      )}
      {!standing.ok && <SectionError />}
      {own && (
        <StandingCard standing={own} shop={shop}>
          <OwnCharacter character={own.character} />
        </StandingCard>
      )}
      <Programs programs={programs} isPlayer={isPlayer} alias={own?.pointsAlias} />
    </div>
  );
}

type ProgramsProps = Pick<Loyalty, "programs" | "isPlayer"> & { alias: string | undefined };

/** The quests of all programmes, where a player goes on, and what the levels bring; visitors read of the levels first. */
function Programs({ programs, isPlayer, alias }: ProgramsProps) {
  const t = useTranslate();
  if (!programs.ok) return <SectionError />;
  if (programs.value.length === 0)
    return <EmptyState icon="star" title={t("loyalty.none.title")} text={t("loyalty.none.text")} />;
  const quests = programs.value.flatMap((program) => program.quests);
  const questSection = quests.length > 0 && (
    <Section title={t("loyalty.quests.title")}>
      <QuestList quests={quests} alias={alias} />
    </Section>
  );
  return (
    <div>
      {isPlayer && questSection}
      {programs.value.map((program) => (
        <ProgramTile key={program.sysname} program={program} isPlayer={isPlayer} />
      ))}
      {!isPlayer && questSection}
    </div>
  );
}
