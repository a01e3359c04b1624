import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Icon } from "~/ui/icons/icon";
import type { LevelView } from "../program/program-view";
import { LevelBadge } from "./level-badge";

/** Table of the rewards of each level of a programme, for visitors. */
export function LevelComparison({ name, levels }: { name: string; levels: readonly LevelView[] }) {
  const t = useTranslate();
  const caption = `${name}: ${t("loyalty.levels.title")}`;
  const { number } = useFormats();
  const rewards = [...new Set(levels.flatMap((level) => level.rewards))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="level-comparison" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("loyalty.levels.reward")}</span>
            </th>
            {levels.map(({ level, name, image, from }) => (
              <th key={level} scope="col">
                {image && <LevelBadge src={image} className="mx-auto w-14" />}
                <span className="block font-semibold">{name}</span>
                <span className="tabular block text-muted text-xs font-normal">
                  {t("loyalty.levels.from", { from: number(from) })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rewards.map((reward) => (
            <tr key={reward}>
              <th scope="row">{reward}</th>
              {levels.map((level) => (
                <td key={level.level}>
                  <Has isGiven={level.rewards.includes(reward)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Has({ isGiven }: { isGiven: boolean }) {
  const t = useTranslate();
  return (
    <>
      {isGiven ? (
        <Icon name="check" className="mx-auto size-5 text-positive" />
      ) : (
        <span aria-hidden className="text-muted">
          –
        </span>
      )}
      <span className="sr-only">{t(isGiven ? "loyalty.levels.has" : "loyalty.levels.lacks")}</span>
    </>
  );
}
