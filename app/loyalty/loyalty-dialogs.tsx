import type { DialogBodyProps } from "~/dialogs/entry";
import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import { Image } from "~/ui/image";
import { Progress } from "~/ui/progress";
import { Time } from "~/ui/time";
import type { CharacterSummary, ProductSummary, QuestSummary } from "./loyalty-dialogs.server";

export function ProductCard({ data }: DialogBodyProps<ProductSummary>) {
  const t = useTranslate();
  const { number } = useFormats();
  const { name, text, image, price, points, pointsAlias } = data;
  const rows = [
    { label: t("dialogs.price"), value: price },
    { label: t("dialogs.points"), value: points },
  ];
  return (
    <div className="dialog-card">
      {image && <Image preset="wide" src={image} alt="" fallbackLabel={name} className="rounded-md" />}
      <p className="font-semibold">{name}</p>
      {text && <p className="text-muted text-sm">{text}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular text-end font-semibold">
              {number(value)} {pointsAlias}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const questTexts = {
  locked: "dialogs.loyaltyQuest.locked",
  available: "dialogs.loyaltyQuest.available",
  in_progress: "dialogs.loyaltyQuest.inProgress",
  completed: "dialogs.loyaltyQuest.completed",
} as const;

export function QuestCard({ data }: DialogBodyProps<QuestSummary>) {
  const t = useTranslate();
  const { description, status, percent, expiresAt } = data;
  return (
    <>
      <p className="text-muted">{description}</p>
      <div className="dialog-card">
        <p className="flex items-center justify-between gap-4">
          <span className="font-semibold">{t(questTexts[status])}</span>
          <span className="tabular text-muted text-sm">{t("dialogs.percent", { percent })}</span>
        </p>
        <Progress percent={percent} label={t("dialogs.progress")} />
        {expiresAt && (
          <p className="text-muted text-sm">
            {t("dialogs.validUntil")} <Time value={expiresAt} />
          </p>
        )}
      </div>
    </>
  );
}

export function CharacterList({ data, dialogHref }: DialogBodyProps<CharacterSummary[]>) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <ul className="dialog-choices">
      {data.map(({ id, name, image, price, isSelected }) => (
        <li key={id}>
          <a
            href={dialogHref({ confirm: "character", id })}
            rel="nofollow"
            aria-current={isSelected || undefined}
          >
            <Image preset="avatar" src={image} alt="" fallbackLabel={name} className="rounded-md" />
            <span className="font-semibold text-sm">{name}</span>
            <span className="text-muted text-xs">
              {isSelected
                ? t("dialogs.loyaltyCharacter.chosen")
                : t("dialogs.pointsCount", { points: number(price) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function CharacterCard({ data: { name, text, image, price } }: DialogBodyProps<CharacterSummary>) {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <div className="dialog-card">
      <Image preset="avatar" src={image} alt="" fallbackLabel={name} className="w-24 rounded-md" />
      <p className="font-semibold">{name}</p>
      {text && <p className="text-muted text-sm">{text}</p>}
      {price > 0 && <p className="text-sm">{t("dialogs.pointsCount", { points: number(price) })}</p>}
    </div>
  );
}
