import { readFileSync } from "node:fs";

const FILE = /@remix-run[\\/]server-runtime[\\/]dist[\\/]server\.js$/;

/** Where Remix begins to encode the data of a document, whether or not it will be sent so. */
export const eagerHandoff = /(?<=serverHandoffStream: )((?:singleFetch\.)?encodeViaTurboStream\([^()]*\))/g;

/** Plugin of esbuild: a document's data is encoded when it is read, which most documents never do (app/served-state.ts). */
export const lazyHandoff = {
  name: "lazy-handoff",
  setup({ onLoad }) {
    onLoad({ filter: FILE }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(eagerHandoff, "{ getReader: () => $1.getReader() }"),
    }));
  },
};
