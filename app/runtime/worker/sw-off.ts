import { retire, type WorkerScope } from "./offline-worker";

retire(globalThis as unknown as WorkerScope);
