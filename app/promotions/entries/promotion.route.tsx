import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { editorHref } from "~/content/editor-links";
import { RichText } from "~/content/rich-text";
import type { RouteHandle } from "~/context";
import { keepBeneathDialog } from "~/dialogs/dialog-navigation";
import { useBasename, useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/paths";
import { pageMeta } from "~/seo/page-meta";
import { Breadcrumbs } from "~/shell/breadcrumbs";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Image } from "~/ui/image";
import { OfferSummary } from "../offers/offer-summary";
import { PromotionEnd } from "./promotion-end";
import { loadPromotion, type PromotionBody } from "./promotions.server";

export const handle = { i18n: ["promotions", "offers"] } satisfies RouteHandle;

export const meta = pageMeta;

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPromotion(context, params.id ?? "");
}

export const shouldRevalidate = keepBeneathDialog;

export default function PromotionRoute() {
  const { promotion, body } = useLoaderData<typeof loader>();
  const t = useTranslate();
  const { slug, title, image, endsAt } = promotion;
  return (
    <>
      <Breadcrumbs trail={[{ name: t("promotions.title"), path: paths.promotions() }]} />
      <article className="mx-auto mt-2 grid max-w-[760px] gap-5">
        {image && (
          <Image
            preset="hero"
            src={image}
            alt=""
            fallbackLabel={title}
            loading="first"
            className="rounded-lg"
          />
        )}
        <header className="grid gap-2">
          <h1 className="text-xl laptop:text-2xl">{title}</h1>
          <PromotionEnd value={endsAt} />
        </header>
        {body ? <Body {...body} /> : <PlayersOnly slug={slug} />}
      </article>
    </>
  );
}

function Body({ text, button, offer, audience }: PromotionBody) {
  const basename = useBasename();
  return (
    <>
      {text && <RichText html={text} />}
      {offer && (
        <div className="rounded-lg border border-line bg-surface-1 p-5">
          <OfferSummary offer={offer} audience={audience} title={offer.title} />
        </div>
      )}
      {button && (
        <p>
          <ButtonLink
            size="l"
            variant={offer ? "secondary" : "primary"}
            href={editorHref(button.href, basename)}
          >
            {button.label}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function PlayersOnly({ slug }: { slug: string }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const redirectUrl = localePath(paths.promotion(slug));
  return (
    <EmptyState
      icon="lock"
      title={t("promotions.players.title")}
      text={t("promotions.players.text")}
      action={<ButtonLink href={localePath(paths.signIn({ redirectUrl }))}>{t("common.signIn")}</ButtonLink>}
    />
  );
}
