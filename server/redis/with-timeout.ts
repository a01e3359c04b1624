/** Timeout of a Redis command, in milliseconds. */
const SHARED_PATIENCE = 250;

/** The promise's value; rejects after the timeout. */
export async function withRedisTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), SHARED_PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
