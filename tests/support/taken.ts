type Callable = (...args: never[]) => unknown;

/** Holds what code of the app takes of a browser and has to give back, by file, until `restore()`. */
export function holdTaken() {
  const resources = new Map<unknown, { what: string; target?: unknown }>();
  const undo: (() => void)[] = [];

  /** The file of the app that is calling; undefined for packages and tests. */
  function takes(key: unknown, kind: string, target?: unknown) {
    const file = /\/(app\/(?!\S*\.test\.)[^:?)]+)/.exec(new Error().stack ?? "")?.[1];
    if (!file) return;
    resources.set(key, { what: `${file}: ${kind}`, target });
  }

  function wrap(owner: object, name: string, make: (own: Callable) => Callable) {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const own = Reflect.get(owner, name);
    if (typeof own !== "function") return;
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: make(own) });
    undo.push(() => before && Object.defineProperty(owner, name, before));
  }

  for (const [start, stop] of [
    ["setTimeout", "clearTimeout"],
    ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
  ] as const) {
    wrap(globalThis, start, (own) => (run: Callable, ...rest: never[]) => {
      const ending = (...args: never[]) => {
        if (start !== "setInterval") resources.delete(id);
        return run(...args);
      };
      const id: unknown = own(...([ending, ...rest] as never[]));
      takes(id, start);
      return id;
    });
    wrap(globalThis, stop, (own) => (id: never) => {
      resources.delete(id);
      return own(id);
    });
  }

  const keys = new WeakMap<object, Map<string, object>>();
  function keyOf(target: object, type: string, listener: object, options: unknown) {
    const capture = typeof options === "object" ? Reflect.get(options ?? {}, "capture") : options;
    const own = keys.get(listener) ?? new Map();
    keys.set(listener, own);
    const name = `${type} ${Boolean(capture)}`;
    // One object for each target, kind and phase of a listener.
    const perTarget: Map<object, object> = own.get(name) ?? new Map();
    own.set(name, perTarget);
    const key = perTarget.get(target) ?? {};
    perTarget.set(target, key);
    return key;
  }
  for (const owner of [globalThis, prototypeOf(document, "addEventListener"), EventTarget.prototype]) {
    wrap(
      owner,
      "addEventListener",
      (own) =>
        function (this: object | undefined, type: string, listener: object, options?: unknown) {
          const target = this ?? globalThis;
          const key = keyOf(target, type, listener, options);
          takes(key, `listens to ${type}`, target);
          const { once, signal } = (typeof options === "object" ? options : {}) as AddEventListenerOptions;
          const forget = () => resources.delete(key);
          if (once) own.apply(target, [type, forget, { once }] as never);
          signal?.addEventListener("abort", forget);
          return own.apply(target, [type, listener, options] as never);
        } as Callable,
    );
    wrap(
      owner,
      "removeEventListener",
      (own) =>
        function (this: object | undefined, type: string, listener: object, options?: unknown) {
          const target = this ?? globalThis;
          resources.delete(keyOf(target, type, listener, options));
          return own.apply(target, [type, listener, options] as never);
        } as Callable,
    );
  }

  for (const name of ["MutationObserver", "IntersectionObserver", "ResizeObserver", "PerformanceObserver"]) {
    const { prototype } = (Reflect.get(globalThis, name) ?? {}) as { prototype?: object };
    if (!prototype) continue;
    wrap(
      prototype,
      "observe",
      (own) =>
        function (this: object, ...args: never[]) {
          takes(this, name);
          return own.apply(this as never, args);
        } as Callable,
    );
    wrap(
      prototype,
      "disconnect",
      (own) =>
        function (this: object, ...args: never[]) {
          resources.delete(this);
          return own.apply(this as never, args);
        } as Callable,
    );
  }

  for (const name of ["BroadcastChannel", "EventSource", "WebSocket"]) {
    const Own = Reflect.get(globalThis, name) as (new (...args: never[]) => { close(): void }) | undefined;
    if (!Own) continue;
    class Counted extends Own {
      constructor(...args: never[]) {
        super(...args);
        takes(this, name);
      }
      override close() {
        resources.delete(this);
        super.close();
      }
    }
    Reflect.set(globalThis, name, Counted);
    undo.push(() => Reflect.set(globalThis, name, Own));
  }

  return {
    /** What is still registered, by file; listeners of removed elements do not count. */
    now: () =>
      [
        ...new Set([...resources.values()].flatMap(({ what, target }) => (isGone(target) ? [] : [what]))),
      ].sort(),
    restore() {
      for (const back of undo.reverse()) back();
    },
  };
}

const isGone = (target: unknown) =>
  (target instanceof Node && !target.isConnected) || target instanceof AbortSignal;

function prototypeOf(object: object, name: string): object {
  let owner = object;
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  return owner;
}
