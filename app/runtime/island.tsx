import { type ComponentType, memo, Suspense, useCallback, useEffect, useState } from "react";
import { useIsHydrating, useServedIsland } from "./document/hydration";
import { lazyPart } from "./lazy-part";

/**
 * A component whose code loads after the page. Its served HTML stays until then, and a navigation to it waits. Its
 * props must only change with the page's data, because an urgent render before the code is there removes the HTML.
 * @param served The component itself on the server, undefined in the browser: `serverOnly$()`.
 * @param mayAppear It may also be shown without a navigation, and is empty until it is loaded.
 * @param waitsFor What the code waits for where the HTML was served, as `whenUsed`: nobody sees before that it is not there.
 */
export function island<Props extends object>(
  served: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  { mayAppear = false, waitsFor }: IslandOptions<Props> = {},
) {
  const part = lazyPart(load);
  const Island = memo((props: Props) => {
    const isHydrating = useIsHydrating();
    const [isServed] = useState(isHydrating);
    const [waits] = useState(() => (isServed ? waitsFor?.(props) : undefined));
    const onAlive = useServedIsland(isServed, waits);
    const read = useCallback(() => served ?? part.read(waits), [waits]);
    const shown = <Loaded read={read} props={props} onAlive={onAlive} />;
    return isServed || mayAppear ? <Suspense fallback={null}>{shown}</Suspense> : shown;
  }) as unknown as ComponentType<Props>;
  return Object.assign(Island, { prepare: part.prepare });
}

interface IslandOptions<Props> {
  mayAppear?: boolean;
  waitsFor?: (props: Props) => (() => Promise<void>) | undefined;
}

interface LoadedProps<Props> {
  read: () => ComponentType<Props>;
  props: Props;
  onAlive: () => void;
}

/** Suspends until the code is there. */
function Loaded<Props extends object>({ read, props, onAlive }: LoadedProps<Props>) {
  const Shown = read();
  useEffect(onAlive, [onAlive]);
  return <Shown {...props} />;
}
