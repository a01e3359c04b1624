import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";

/** Points in the operator's word for them, when it is known: visitors are not told. */
export function usePoints(): (points: number, alias?: string) => string {
  const t = useTranslate();
  const { number } = useFormats();
  return (points, alias) =>
    alias ? `${number(points)} ${alias}` : t("loyalty.pointsCount", { points: number(points) });
}
