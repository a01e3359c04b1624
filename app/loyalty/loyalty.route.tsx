import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { FailedBlock } from "~/games/failed-block";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { type Loyalty, loadLoyalty } from "./loyalty.server";
import { ProgramTile } from "./program-tile";
import { StandingCard } from "./standing-card";

export const handle = {
  i18n: ["loyalty", "games"],
  page: { names: ["loyalty"] },
  feature: "loyalty",
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context }: LoaderFunctionArgs) {
  return loadLoyalty(context);
}

export const shouldRevalidate = keepBeneathDialog;

export default function LoyaltyPage() {
  const { standing, programs, hasShop } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl">{t("loyalty.title")}</h1>
        {hasShop && (
          <ButtonLink variant="secondary" href={localePath(paths.loyaltyShop())}>
            {t("loyalty.shop.title")}
          </ButtonLink>
        )}
      </div>
      {!standing.ok && <FailedBlock />}
      {standing.ok && standing.value && <StandingCard standing={standing.value} />}
      <Programs programs={programs} />
    </div>
  );
}

function Programs({ programs }: Pick<Loyalty, "programs">) {
  const t = useTranslate();
  if (!programs.ok) return <FailedBlock />;
  if (programs.value.length === 0)
    return <EmptyState icon="star" title={t("loyalty.none.title")} text={t("loyalty.none.text")} />;
  return (
    <div>
      {programs.value.map((program) => (
        <ProgramTile key={program.sysname} program={program} />
      ))}
    </div>
  );
}
