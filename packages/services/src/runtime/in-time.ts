/**
 * Runs what a market brings, which may never answer: after a while its signal is aborted, and nobody
 * waits for it any more.
 */
export async function inTime<T>(
  run: (signal: AbortSignal) => Promise<T> | T,
  limitMs: number,
): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`There was no answer within ${limitMs} ms`);
      stop.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([run(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
