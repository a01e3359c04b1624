import { serveOffline, type WorkerScope } from "./offline-worker";

serveOffline(globalThis as unknown as WorkerScope);
