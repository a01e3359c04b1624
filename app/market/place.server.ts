import type { AppContext } from "~/context/app-context";
import type { MessageKey } from "~/i18n/messages/catalogue";
import { withBasename } from "~/routing/locale-path";
import { paths } from "~/routing/paths";
import { formatDate } from "~/ui/format/format-values";
import type { Place } from "./file/values";
import { type Speaker, say } from "./file/words";
import { licencesOf } from "./licences";
import type { Market } from "./market-file";
import { type HelperView, type MarkView, type PlaceView, type PlaceViews, placesInPages } from "./places";

type Words = Speaker & Pick<AppContext, "basename">;

/** A page has `head`, `foot` and one more place, which screen readers distinguish by name. */
const labels: { readonly [place in Place]?: MessageKey } = { head: "market.head", foot: "market.foot" };

/** What the market's file puts at a place; null: nothing. */
export function viewOf(market: Market, place: Place, words: Words): PlaceView | null {
  const { exclusion, help, licence, marks } = market;
  const isInPlace = ({ places }: { places: readonly Place[] }) => places.includes(place);
  // Every page has `foot`, so the licence is shown there only once.
  const hasLicence = isInPlace(licence) && (place === "foot" || !licence.places.includes("foot"));
  const view: PlaceView = {
    label: words.t(labels[place] ?? "market.place"),
    licences: hasLicence ? licencesOf(licence).map((one) => licenceView(one, words)) : [],
    marks: [...(hasLicence && licence.seal ? [licence.seal] : []), ...marks.filter(isInPlace)].map((mark) =>
      markView(mark, words),
    ),
    help: help.filter(isInPlace).map((helper) => helperView(helper, words)),
    ...(exclusion.register &&
      isInPlace(exclusion.register) && {
        register: { name: exclusion.register.name, url: exclusion.register.url },
      }),
    ...(place === "foot" && {
      complaints: {
        name: words.t("market.complaintsTitle"),
        href: withBasename(words.basename, paths.disputes()),
      },
    }),
  };
  const isEmpty =
    view.licences.length === 0 &&
    !view.register &&
    !view.complaints &&
    view.marks.length + view.help.length === 0;
  return isEmpty ? null : view;
}

/** Everybody who helps, wherever else they are named, and the register of exclusions where help is. */
export function helpersOf({ exclusion: { register }, help }: Market, words: Speaker): HelperView[] {
  return [
    ...help.map((helper) => helperView(helper, words)),
    ...(register?.places.includes("help") ? [{ name: register.name, url: register.url }] : []),
  ];
}

function helperView({ hours, name, phone, url }: Market["help"][number], words: Speaker): HelperView {
  return { name, ...(url && { url }), ...(phone && { phone }), ...(hours && say(hours, words)) };
}

function licenceView(
  { holder, link, number, on, products, sentence }: ReturnType<typeof licencesOf>[number],
  words: Words,
) {
  const names = products?.map((one) => words.t(one === "betting" ? "betting.title" : `games.types.${one}`));
  return {
    ...say(sentence, words, { holder, number, ...(on && { date: formatDate(on, "UTC") }) }),
    link,
    ...(names && { products: new Intl.ListFormat(words.locale.code).format(names) }),
  };
}

type Mark = NonNullable<Market["bar"]>[number];

/** A mark as pages show it. */
export function markView({ alt, href, id, image }: Mark, words: Words): MarkView {
  const address =
    href === "limits" || href === "exclude" ? withBasename(words.basename, paths.responsibleGame()) : href;
  return { id, ...say(alt, words), ...(image && { image }), ...(address && { href: address }) };
}

/** What is shown at the places within pages; undefined without a market. */
export function placeViews(context: AppContext): PlaceViews | undefined {
  const { market } = context.config;
  if (!market) return undefined;
  return Object.fromEntries(
    placesInPages.flatMap((place) => {
      const view = viewOf(market, place, context);
      return view ? [[place, view]] : [];
    }),
  );
}
