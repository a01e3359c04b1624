import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import { AboutAmount } from "~/ui/format/about-amount";
import { Icon } from "~/ui/icons/icon";
import type { GivenReward } from "./reward-dialogs.server";

export function GivenRewards({ data: { title, lines } }: DialogBodyProps<GivenReward>) {
  const t = useTranslate();
  if (!title) return null;
  return (
    <div className="dialog-card">
      <p className="font-semibold">{title}</p>
      {lines.length > 0 && (
        <ul className="mt-1 grid gap-1 text-sm">
          {lines.map(({ text, about }) => (
            <li key={text} className="flex flex-wrap items-center gap-x-2">
              <Icon name="gift" className="size-4 text-accent-ink" />
              {text}
              <AboutAmount label={t("common.about")} value={about} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
