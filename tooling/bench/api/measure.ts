import type { Row } from '../report.ts';
import type { MeasuredCall } from './calls/measured-call.ts';
import { closedLoop, pacedCalls, percentile, type Timed } from './closed-loop.ts';
import type { ServedApi } from './server/served-api.ts';

const connections = 8;
/** Target duration in ms of each turn of a call or of its bare queries. */
const sliceMs = 600;
const warmUps = 16;

interface Seen {
  http: Timed[];
  bare: Timed[];
  cpuMs: number;
}

/**
 * Measures all calls and their bare queries in turns, so that load on the machine affects all
 * alike.
 */
export async function measure(
  api: ServedApi,
  calls: MeasuredCall[],
  rounds: number,
): Promise<Row[]> {
  const turns = new Map<MeasuredCall, { http: number; bare: number }>();
  const seen = new Map<MeasuredCall, Seen>(
    calls.map((call) => [call, { http: [], bare: [], cpuMs: 0 }]),
  );
  let turn = 0;
  const overHttp = (call: MeasuredCall, times: number) =>
    closedLoop(times, connections, () => api.fetch(call.request(turn++)));
  const bare = (call: MeasuredCall, times: number) => {
    turn += times;
    return api.bare(call.bare, { times, at: turn, connections });
  };
  for (const call of calls) {
    await overHttp(call, warmUps);
    await bare(call, warmUps);
    const times = ({ latencies, seconds }: Timed) =>
      Math.min(
        4_000,
        Math.max(connections, Math.round((latencies.length * sliceMs) / 1000 / seconds)),
      );
    turns.set(call, {
      http: times(await overHttp(call, warmUps)),
      bare: times(await bare(call, warmUps)),
    });
  }
  for (let round = 0; round < rounds; round++) {
    for (const [call, into] of seen) {
      const times = turns.get(call) ?? { http: 0, bare: 0 };
      const before = (await api.usage()).cpu;
      into.http.push(await overHttp(call, times.http));
      const { cpu } = await api.usage();
      into.cpuMs += (cpu.user - before.user + cpu.system - before.system) / 1000;
      into.bare.push(await bare(call, times.bare));
    }
  }
  return [...seen].map(([call, { http, bare: queries, cpuMs }]) => {
    const [one, other] = [summary(http), summary(queries)];
    return {
      call: call.name,
      'requests/s': one.perSecond,
      'p50 ms': one.p50,
      'p99 ms': one.p99,
      'CPU ms': rounded(cpuMs / one.count),
      'bare queries/s': other.perSecond,
      'bare p50 ms': other.p50,
      'bare p99 ms': other.p99,
      'times bare p50': rounded(one.p50 / other.p50),
    };
  });
}

/** Warm-up in s; the cost of a start is measured by the cold start. */
const warmUpSeconds = 5;

/** Measures GET calls at a fixed rate, as visitors arrive, regardless of responses. */
export async function measurePaced(
  api: ServedApi,
  calls: MeasuredCall[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const call of calls) {
    const send = (turn: number) => api.drain(call.request(turn).path);
    await pacedCalls(perSecond, warmUpSeconds, send);
    const timed = await pacedCalls(perSecond, seconds, send);
    const { p50, p99, count } = summary([timed]);
    const kept = Math.round(count / timed.seconds);
    rows.push({
      call: call.name,
      'asked/s': perSecond,
      'answered/s': kept,
      failed: timed.failed,
      'p50 ms': p50,
      'p99 ms': p99,
    });
  }
  return rows;
}

function summary(timed: readonly Timed[]) {
  const latencies = timed.flatMap((part) => part.latencies);
  const seconds = timed.reduce((sum, part) => sum + part.seconds, 0);
  return {
    count: latencies.length,
    perSecond: Math.round(latencies.length / seconds),
    p50: rounded(percentile(latencies, 0.5)),
    p99: rounded(percentile(latencies, 0.99)),
  };
}

const rounded = (value: number) => Number(value.toPrecision(3));
