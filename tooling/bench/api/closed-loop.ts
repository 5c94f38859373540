/** Durations of calls in ms, and their total in s. */
export interface Timed {
  latencies: number[];
  seconds: number;
}

/**
 * Runs a number of concurrent callers, each with its next call as soon as the previous one
 * responded.
 */
export async function closedLoop(
  times: number,
  callers: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Timed> {
  const latencies: number[] = [];
  let turn = 0;
  const start = performance.now();
  const caller = async () => {
    while (turn < times) {
      const begun = performance.now();
      await call(turn++);
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { latencies, seconds: (performance.now() - start) / 1000 };
}

const maxWaiting = 100;

/**
 * Runs a fixed number of calls per second regardless of responses; times count from when each was
 * due. Stops early if too many wait.
 */
export async function pacedCalls(
  perSecond: number,
  seconds: number,
  call: (turn: number) => Promise<unknown>,
): Promise<Timed & { failed: number }> {
  const latencies: number[] = [];
  let failed = 0;
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    if (running.length - latencies.length - failed > maxWaiting) break;
    const due = start + (turn * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    const answered = () => latencies.push(performance.now() - due);
    running.push(
      call(turn).then(answered, () => {
        failed += 1;
      }),
    );
  }
  await Promise.all(running);
  return { latencies, failed, seconds: (performance.now() - start) / 1000 };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
