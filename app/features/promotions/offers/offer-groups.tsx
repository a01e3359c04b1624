import { useTranslate } from "~/i18n/use-translate";
import { Section } from "~/ui/section";
import type { OfferCard } from "./offer-card";
import { OfferTile } from "./offer-tile";
import type { Offers } from "./offers.server";

/** Order of the groups: triggers that anyone can use at any time come first. */
const triggers = [
  "deposit",
  "promo_code",
  "login",
  "confirm",
  "registration",
] as const satisfies OfferCard["action"][];

/** Offers grouped by trigger. */
export function OfferGroups({ offers, audience }: { offers: OfferCard[]; audience: Offers["audience"] }) {
  const t = useTranslate();
  const groups = triggers
    .map((trigger) => ({ trigger, own: offers.filter(({ action }) => action === trigger) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div data-platform="">
      {groups.map(({ trigger, own }) => (
        <Section key={trigger} title={t(`offers.group.${trigger}`)}>
          <ul className="tile-grid" data-count={own.length}>
            {own.map((offer) => (
              <li key={offer.id}>
                <OfferTile offer={offer} audience={audience} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
