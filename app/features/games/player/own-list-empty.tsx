import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { type OwnList, ownLists } from "./own-lists";

/** Empty state of an own list: how to fill it, or a sign-in link for visitors. */
export function OwnListEmpty({ list, isPlayer }: { list: OwnList; isPlayer: boolean }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { icon, none, signIn } = ownLists[list];
  const words = isPlayer ? none : signIn;
  const redirectUrl = localePath(paths.gameHall({ category: list }));
  const href = localePath(isPlayer ? paths.allGames() : paths.signIn({ redirectUrl }));
  return (
    <EmptyState
      title={t(words.title)}
      text={t(words.text)}
      icon={icon}
      action={<ButtonLink href={href}>{t(isPlayer ? "games.empty.action" : "common.signIn")}</ButtonLink>}
    />
  );
}
