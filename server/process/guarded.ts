/**
 * A callback of an emitter that cannot end the process. What it throws would reach nobody but `uncaughtException`; here
 * it becomes the error of a promise with nobody waiting, which is logged and counted (server/process/shutdown.ts).
 */
export function guarded<Args extends unknown[]>(
  handler: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    try {
      handler(...args);
    } catch (error) {
      void Promise.reject(error);
    }
  };
}
