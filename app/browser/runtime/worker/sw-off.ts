import { unregisterWorker, type WorkerScope } from "./offline-worker";

unregisterWorker(globalThis as unknown as WorkerScope);
