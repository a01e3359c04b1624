import { Suspense } from "react";
import { type Hints, hintListPart } from "./hints";

/** The place of hints above every page. The server prepares what shows them, so that nothing of it is streamed. */
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
