import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Section } from "~/ui/section";
import { OwnCharacter } from "./characters/own-character";
import { LevelList } from "./levels/level-list";
import { loadProfileLoyalty } from "./profile-loyalty.server";
import { StandingCard } from "./standing-card";

export const handle = {
  i18n: ["loyalty", "level"],
  page: { names: ["profile-loyalty"] },
  feature: "loyalty",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadProfileLoyalty(context);
}

export const shouldRevalidate = revalidatePageContent;

export default function ProfileLoyaltyPage() {
  const { standing, levels, hasShop } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  const ways = (
    <p className="mt-4 flex flex-wrap gap-2">
      {hasShop && <ButtonLink href={localePath(paths.loyaltyShop())}>{t("loyalty.shop.title")}</ButtonLink>}
      <ButtonLink variant={hasShop ? "secondary" : "primary"} href={localePath(paths.loyalty())}>
        {t("loyalty.program.more")}
      </ButtonLink>
    </p>
  );
  return (
    <>
      <h1 className="text-xl">{t("profile.pages.loyalty")}</h1>
      {standing ? (
        <div>
          <StandingCard standing={standing}>
            <OwnCharacter character={standing.character} />
          </StandingCard>
          {ways}
          {levels.length > 0 && (
            <Section title={t("loyalty.levels.title")}>
              <LevelList levels={levels} />
            </Section>
          )}
        </div>
      ) : (
        <>
          <EmptyState icon="star" title={t("loyalty.inactive.title")} text={t("loyalty.inactive.text")} />
          {ways}
        </>
      )}
    </>
  );
}
