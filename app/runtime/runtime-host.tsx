import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ownCookies } from "~/session/cookies";
import { useFrameData } from "~/shell/use-frame-data";
import { type RuntimePlace, runtimeParts } from "./runtime";
import { markScript } from "./script-mark";

/** Starts each part of the runtime the first time a place wants it, and tells the running ones of every change. */
export function RuntimeHost() {
  const { pathname, search } = useLocation();
  const frame = useFrameData();
  const viewer = frame?.player.kind;
  const balanceRefresh = frame?.balanceRefresh;
  const navigate = useNavigate();
  const [life] = useState(createLife);

  useEffect(() => {
    life.begin();
    markScript(ownCookies.script);
    return life.end;
  }, [life]);

  useEffect(() => {
    life.arrive({ pathname, search, viewer, balanceRefresh }, (path) =>
      navigate(path, { replace: true, preventScrollReset: true }),
    );
  }, [life, pathname, search, viewer, balanceRefresh, navigate]);

  return null;
}

function createLife() {
  let here: RuntimePlace = { pathname: "", search: "", viewer: undefined, balanceRefresh: undefined };
  let replace: (path: string) => void = () => {};
  let isOver = false;
  const listeners = new Set<() => void>();
  const stops = new Set<() => void>();
  const asked = new Set<(typeof runtimeParts)[number]>();

  const context = {
    place: () => here,
    replace: (path: string) => replace(path),
    onPlace(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    begin() {
      isOver = false;
    },
    end() {
      isOver = true;
      for (const stop of stops) stop();
      stops.clear();
      asked.clear();
    },
    arrive(place: RuntimePlace, navigate: (path: string) => void) {
      here = place;
      replace = navigate;
      for (const listener of listeners) listener();
      for (const part of runtimeParts) {
        if (asked.has(part) || !part.isWanted(place)) continue;
        asked.add(part);
        part.load().then(
          ({ start }) => {
            if (!isOver) stops.add(start(context));
          },
          // A file of a build that is gone: the next place asks again.
          () => asked.delete(part),
        );
      }
    },
  };
}
