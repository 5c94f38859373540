import { createHttpClient } from '../api/http-client.ts';
import { quantile } from '../stock/quantile.ts';

/** Pages that are cached, and pages that need the database. */
export const finishedPages = ['/ar/', '/en/', '/en/vehicles', '/ar/vehicles'];
const stock = '/services/stock/public_api/listing/all?items=12&page=1';
const fromDatabase = '/services/content/metaheads';

/** Results of visitors since the last report. */
export interface Met {
  calls: number;
  /** Pages and lists without a 200. */
  lost: number;
  /** Responses without a reason: 500, or none at all. */
  broken: number;
  p95: number;
  slowest: number;
}

/** Simulates visitors who load pages and lists at a fixed rate per second until stopped. */
export function sendVisitors(origin: string, perSecond: number) {
  const client = createHttpClient(origin);
  let times: number[] = [];
  let [lost, broken, turn] = [0, 0, 0];
  const waiting = new Set<Promise<void>>();

  const visit = async (path: string, mayFail: boolean) => {
    const begun = performance.now();
    const status = await client.fetch({ path }).then(
      () => 200,
      (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1] ?? 0),
    );
    times.push(performance.now() - begun);
    if (status === 200) return;
    if (!mayFail) lost += 1;
    if (status !== 503) broken += 1;
  };
  const paths = [...finishedPages, stock, fromDatabase];
  const send = () => {
    const path = paths[turn % paths.length] ?? '/ar/';
    turn += 1;
    const visited = visit(path, path === fromDatabase);
    waiting.add(visited);
    visited.finally(() => waiting.delete(visited));
  };
  const timer = perSecond > 0 ? setInterval(send, 1000 / perSecond) : undefined;

  return {
    /** Requests everything once, regardless of other requests: `true` if all of it is right. */
    async checkAll(): Promise<boolean> {
      const before = lost + broken;
      for (const path of paths) await visit(path, false);
      return lost + broken === before;
    },
    look(): Met {
      const met = { calls: times.length, lost, broken };
      const p95 = quantile(times, 0.95);
      const slowest = Math.max(0, ...times);
      times = [];
      lost = 0;
      broken = 0;
      return { ...met, p95, slowest };
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}
