/** Runs what a market brings, which may never answer: it is told to stop, and not waited for, after a while. */
export async function inTime<T>(
  run: (signal: AbortSignal) => Promise<T> | T,
  limitMs: number,
): Promise<T> {
  const stop = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`There was no answer within ${limitMs} ms`);
    stop.abort(error);
    late.reject(error);
  }, limitMs);
  try {
    return await Promise.race([run(stop.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
