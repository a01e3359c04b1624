import { useNavigation } from "@remix-run/react";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { Player } from "~/session/player.server";
import { Button, ButtonLink, type ButtonVariant } from "~/ui/button";
import { AboutAmount } from "~/ui/format/about-amount";
import { useFormats } from "~/ui/format/formats";
import type { OfferCard } from "./offer-card";
import { type OfferStep, offerStepFor } from "./offer-step";

export interface OfferProps {
  offer: OfferCard;
  audience: Player["kind"];
}

/** An offer's significant terms with its button right beside them, aligned across the tiles of a row. */
export function OfferAction({ offer, audience, variant }: OfferProps & { variant?: ButtonVariant }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const way = offerStepFor(offer, audience, localePath(paths.offer(offer.id)));
  return (
    <div className="flex grow flex-col gap-3">
      <OfferTerms offer={offer} />
      {way?.by === "link" && (
        <ButtonLink
          variant={variant}
          href={localePath(way.path)}
          className="relative z-10 mt-auto tablet:self-start"
        >
          {t(way.label)}
        </ButtonLink>
      )}
      {way?.by === "take" && <TakeForm way={way} attempt={offer.attempt} variant={variant} />}
    </div>
  );
}

interface TakeFormProps {
  way: OfferStep;
  attempt: string | undefined;
  variant: ButtonVariant | undefined;
}

function TakeForm({ way, attempt, variant }: TakeFormProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const action = localePath(way.path);
  const isPending = useNavigation().formAction === action;
  return (
    <form method="post" action={action} className="relative z-10 mt-auto grid tablet:self-start">
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
      <Button variant={variant} aria-disabled={isPending} aria-busy={isPending}>
        {t(way.label)}
      </Button>
    </form>
  );
}

function OfferTerms({ offer }: Pick<OfferProps, "offer">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { money } = useFormats();
  const { id, minDeposit, minAbout, excludedMethods, isQualified, terms } = offer;
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {minDeposit && (
        <li>
          {t("offers.terms.minDeposit", { amount: money(minDeposit) })}
          <AboutAmount label={t("common.about")} value={minAbout} />
        </li>
      )}
      {excludedMethods && (
        <li>
          {excludedMethods.length > 0
            ? t("offers.terms.excluded", { methods: excludedMethods.join(", ") })
            : t("offers.terms.someExcluded")}
        </li>
      )}
      {!isQualified && <li>{t("offers.terms.condition")}</li>}
      {terms && <li>{terms}</li>}
      <li>
        {t("offers.terms.adults")}{" "}
        {terms && (
          <a
            href={`${localePath(paths.offer(id))}#terms`}
            className="relative z-10 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("offers.terms.read")}
          </a>
        )}
      </li>
    </ul>
  );
}
