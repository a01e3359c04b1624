import { useLocation, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { framework } from "~/browser/runtime/build/own-build";
import { freezePage } from "~/browser/runtime/connection/frozen-page";
import { dialogNavigation } from "~/dialogs/address/dialog-navigation";
import { withDialog } from "~/dialogs/address/requested-dialog";
import { useGameBalance } from "~/features/games/play/game-balance/use-game-balance";
import { NoScriptActions } from "~/features/games/play/no-script-actions";
import { GameStage } from "~/features/games/play/stage/game-stage";
import { signedOut, useRefusal } from "~/features/games/play/stage/use-refusal";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import type { Betting, Sportsbook } from "./betting.server";
import { useBox } from "./use-box";
import { useFrameTalk } from "./use-frame-talk";
import { useLaunchSrc } from "./use-launch-src";
import type { Heard } from "./vendors/reader";
import { vendors } from "./vendors/vendors";

type StageProps = Sportsbook & Pick<Betting, "audience" | "path">;

/** The sportsbook in the stage that games use; the header shows the balance, the address what the frame shows. */
export function BettingStage({ audience, path, game, stage: loaded, vendor, origins }: StageProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const { pathname, search, state: entry } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  const src = useLaunchSrc(loaded.kind === "frame" ? loaded.src : "", path, shown);
  const stage = loaded.kind === "frame" ? { ...loaded, src } : loaded;
  const { refusal, refuse } = useRefusal(stage);
  const { refresh } = useGameBalance(null, () => leave());
  const { box, setHeight, setSlipOpen } = useBox(src);
  const { read, say } = useFrameTalk({ vendor, origins, src, element, height: box.height });
  const { rights } = vendors[vendor];

  function leave() {
    say("signedOut");
    refuse(signedOut);
  }

  function open(popup: "show_popup_auth" | "show_popup_reg") {
    const to = pathname + withDialog(search, { [popup]: "", redirectUrl: localePath(pathname) });
    const options = dialogNavigation({ pathname, search, state: entry }, new URL(to, window.location.origin));
    // Without options the requested dialog is open already.
    if (options) navigate(to, options);
  }

  function move(to: string) {
    shown.current = to;
    const address = paths.betting(to);
    // A way that the player goes is not cut off by a frame that moves.
    const isLeaving = framework().router?.state.navigation.state !== "idle";
    if (address === pathname || isLeaving) return;
    // The frame shows it already: the address follows, and nothing is loaded.
    freezePage();
    navigate(address + search, { replace: true, preventScrollReset: true });
    // Another page begins at its top, which a frame that does not scroll cannot bring into sight.
    const isTall = box.height !== undefined;
    if (isTall && (element.current?.getBoundingClientRect().top ?? 0) < 0) element.current?.scrollIntoView();
  }

  function follow(heard: Heard) {
    const isPlayer = audience === "player";
    if (heard.name === "close") navigate(paths.home());
    if (heard.name === "signIn" && !isPlayer) open("show_popup_auth");
    if (heard.name === "register" && !isPlayer) open("show_popup_reg");
    if (heard.name === "deposit") {
      if (isPlayer) navigate(paths.deposit({ from: pathname }));
      else open("show_popup_auth");
    }
    if (heard.name === "balance" && isPlayer) refresh();
    if (heard.name === "session") leave();
    if (heard.name === "error") refuse(heard.refusal);
    if (heard.name === "path") move(heard.path);
    if (heard.name === "height") setHeight(heard.px);
    if (heard.name === "betslip") setSlipOpen(heard.isOpen);
    if (heard.name === "scrollTop") element.current?.scrollIntoView();
  }

  return (
    <>
      <div ref={element} className="betting-stage" style={box.height ? { flexBasis: box.height } : undefined}>
        <GameStage
          game={game}
          stage={stage}
          audience={audience}
          address={() => pathname}
          refusal={refusal}
          rights={{ allow: rights.allow.join("; "), sandbox: rights.sandbox.join(" ") }}
          read={read}
          onEvent={follow}
        />
      </div>
      {stage.kind === "frame" && (
        <p className="mt-3 hidden text-sm noscript:block">
          {t("betting.noScript.text")}{" "}
          <a className="underline underline-offset-4" href={src} target="_blank" rel="noopener">
            {t("betting.noScript.open")}
          </a>
        </p>
      )}
      {audience === "player" && <NoScriptActions here={pathname} />}
    </>
  );
}
