import { type ComponentType, startTransition, useEffect, useState } from "react";

/** What renders nothing and is needed only once the page can be used: its code loads after hydration. */
export function LateParts() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    let isOver = false;
    import("./page-parts").then(
      ({ PageParts }) => {
        if (!isOver) startTransition(() => setParts(() => PageParts));
      },
      // Without them the page is as it is without script.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  return Parts ? <Parts /> : null;
}
