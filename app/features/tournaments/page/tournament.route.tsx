import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { RouteHandle } from "~/context/route-handle";
import { revalidatePageContent } from "~/dialogs/address/dialog-navigation";
import { holdOn } from "~/features/responsible-game/holds/hold.server";
import { readForm } from "~/forms/validation/read-form.server";
import { useTranslate } from "~/i18n/use-translate";
import { internalPath } from "~/routing/addresses/read-internal-address";
import { paths } from "~/routing/paths";
import { redirect } from "~/routing/redirects/redirect.server";
import { redirectWithin } from "~/routing/redirects/redirect-within.server";
import { pageMeta } from "~/seo/page-meta";
import { setFlash } from "~/session/flash/flash.server";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { joinTournament } from "./join.server";
import { loadTournament, tournamentId } from "./tournament.server";
import { TournamentEntry } from "./tournament-entry";
import { TournamentHero } from "./tournament-hero";
import { TournamentParts } from "./tournament-parts";

export const handle = {
  i18n: ["tournaments", "tournament", "needs", "games"],
  page: { names: ["tournaments-id"] },
} satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadTournament(context, tournamentId(params.id));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = tournamentId(params.id);
  const hold = await holdOn(context, "offer");
  if (hold) return redirectWithin(context, hold.way);
  const outcome = await joinTournament(context, id);
  if (outcome.kind === "joined") {
    setFlash(context, { tone: "positive", key: "tournament.welcome" });
    const form = await readForm(request);
    return redirect(internalPath(form.get("redirectTo"), context.locales) ?? paths.tournament(id));
  }
  if (outcome.kind === "signedOut") {
    return redirect(paths.signIn({ redirectUrl: paths.tournament(id) }));
  }
  return data({ id, refusal: outcome.refusal }, outcome.kind === "failed" ? 503 : 422);
}

export const shouldRevalidate = revalidatePageContent;

export default function TournamentRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const t = useTranslate();
  const { tournament } = page;
  return (
    <>
      <Breadcrumbs trail={[{ name: t("tournaments.title"), path: paths.tournaments() }]} />
      <TournamentHero {...page}>
        <TournamentEntry
          {...page}
          refusal={answer?.id === tournament.id ? answer.refusal : undefined}
          isPending={isPending}
        />
      </TournamentHero>
      <TournamentParts {...page} />
    </>
  );
}
