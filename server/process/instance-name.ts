import { hostname } from "node:os";

/** What people call this process: its machine, or pod, and its number there. */
export const instanceName = () => `${hostname()}, process ${process.pid}`;
