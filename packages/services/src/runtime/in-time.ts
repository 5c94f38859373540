/**
 * Runs a function of the market with a time limit. After it the signal is aborted and the promise
 * rejects.
 */
export async function inTime<T>(
  run: (signal: AbortSignal) => Promise<T> | T,
  limitMs: number,
): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No response within ${limitMs} ms`);
      stop.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([run(stop.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
