import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";

/** Formats points with the operator's name for them (known for players only), else with a built-in one. */
export function usePoints(): (points: number, alias?: string) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (points, alias) =>
    alias ? `${number(points)} ${alias}` : t("loyalty.pointsCount", { points: number(points) });
}
