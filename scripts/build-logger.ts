import { createLogger, type Logger } from "vite";

/** Remix says so of every build with maps. Here `scripts/build.mjs` moves them to where no path leads. */
const UNTRUE = "Source maps are enabled in production";

/** The build's log, without what is not true of it. */
export function buildLogger(): Logger {
  const logger = createLogger();
  const { warn } = logger;
  logger.warn = (text, options) => {
    if (!text.includes(UNTRUE)) warn(text, options);
  };
  return logger;
}
