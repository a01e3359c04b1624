import type { DialogBodyProps } from "~/dialogs/declaration";
import { PointsSummary } from "~/features/loyalty/points-summary";
import type { PricedThing } from "~/features/loyalty/shop/priced-thing";
import { usePoints } from "~/features/loyalty/shop/use-points";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Image } from "~/ui/images/image";
import type { CharacterCard, CharacterPage } from "./characters.server";

export function CharacterList({ data, dialogHref }: DialogBodyProps<CharacterPage>) {
  const { characters, pointsAlias, previous, next, attempt } = data;
  const t = useTranslate();
  const pages = [
    { label: t("characters.previous"), page: previous },
    { label: t("characters.next"), page: next },
  ].filter(({ page }) => page !== undefined);
  return (
    <>
      <ul className="dialog-choices">
        {characters.map((character) => (
          <li key={character.id}>
            <Choice {...{ character, pointsAlias, attempt, dialogHref }} />
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <nav className="flex justify-between gap-4 pt-2" aria-label={t("characters.pages")}>
          {pages.map(({ label, page }) => (
            <a
              key={label}
              className="dialog-link"
              href={dialogHref({ dialog: "character", id: `${page}` })}
              rel="nofollow"
            >
              {label}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

interface ChoiceProps extends Pick<CharacterPage, "pointsAlias" | "attempt"> {
  character: CharacterCard;
  dialogHref: DialogBodyProps<CharacterPage>["dialogHref"];
}

/** A character: opens the confirm dialog, or posts the change directly if the operator disabled confirmation. */
function Choice({ character, pointsAlias, attempt, dialogHref }: ChoiceProps) {
  const localePath = useLocalePath();
  const { id, state } = character;
  const face = <CharacterPortrait character={character} pointsAlias={pointsAlias} />;
  if (state === "selected")
    return (
      <div className="dialog-choice" aria-current>
        {face}
      </div>
    );
  if (state === "unavailable") return <div className="dialog-choice">{face}</div>;
  if (state === "tooExpensive")
    return (
      <a
        className="dialog-choice"
        href={dialogHref({ dialog: "insufficient_points", id, type: "character" })}
        rel="nofollow"
      >
        {face}
      </a>
    );
  if (attempt === undefined)
    return (
      <a className="dialog-choice" href={dialogHref({ confirm: "character", id })} rel="nofollow">
        {face}
      </a>
    );
  return (
    <form method="post" action={localePath(paths.loyalty())} className="contents">
      <input type="hidden" name="intent" value="character" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="attempt" value={attempt} />
      <button type="submit" className="dialog-choice">
        {face}
      </button>
    </form>
  );
}

function CharacterPortrait({ character, pointsAlias }: Pick<ChoiceProps, "character" | "pointsAlias">) {
  const { name, image, price, state } = character;
  const t = useTranslate();
  const points = usePoints();
  const cost = price > 0 ? points(price, pointsAlias) : t("characters.free");
  return (
    <>
      <Image preset="avatar" src={image} alt="" fallbackLabel={name} className="rounded-md" />
      <span className="font-semibold text-sm">{name}</span>
      <span className="text-muted text-xs">
        {state === "selected" || state === "unavailable" ? t(`characters.${state}`) : cost}
      </span>
      {state === "tooExpensive" && (
        <span className="text-warning text-xs">{t("characters.tooExpensive")}</span>
      )}
    </>
  );
}

export function ChangeCost({ data: { name, text, image, ...bill } }: DialogBodyProps<PricedThing>) {
  const t = useTranslate();
  return (
    <div className="dialog-card">
      <Image preset="avatar" src={image} alt="" fallbackLabel={name} className="w-24 rounded-md" />
      <p className="font-semibold">{name}</p>
      {text && <p className="text-muted text-sm">{text}</p>}
      {bill.price > 0 ? <PointsSummary {...bill} /> : <p className="text-sm">{t("characters.free")}</p>}
    </div>
  );
}
