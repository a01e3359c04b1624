import { Suspense } from "react";
import { type Hints, hintListPart } from "./hints";

/** Shows hints above every page. The lazy part is preloaded on the server, so that the render does not suspend. */
export function HintBar({ hints }: { hints: Hints | undefined }) {
  if (!hints) return null;
  return (
    <Suspense>
      <Open {...hints} />
    </Suspense>
  );
}

function Open(hints: Hints) {
  const { HintList } = hintListPart.read();
  return <HintList {...hints} />;
}
