import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds of CPU that `work` takes on the machine that the limits are written for. */
const referenceMs = 100;
/** Cores that the limits are written for: a run has workers, a database and servers beside each other. */
const referenceCores = 4;
const max = 8;
const variable = 'MAWKIB_TIME_FACTOR';

export type Measured = {
  /** CPU and elapsed milliseconds of the same work. */
  cpuMs: number;
  wallMs: number;
  cores: number;
  /** Processes that want a core, averaged over the last minute. */
  load: number;
};

/** How much slower than the reference this machine is now: slower cores, fewer of them, others on them. */
export function factorOf({ cpuMs, wallMs, cores, load }: Measured): number {
  const slower = Math.max(1, cpuMs / referenceMs);
  const fewer = Math.max(1, referenceCores / cores);
  const shared = Math.max(1, wallMs / cpuMs, load / cores);
  return Math.min(max, slower * fewer * shared);
}

function work(): number {
  let sum = 0;
  for (let at = 1; at <= 16_000_000; at++) sum = (sum * 31 + at) % 1_000_003;
  return sum;
}

function measure(): Measured {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(cpu);
  const wallMs = performance.now() - begun;
  return {
    cpuMs: Math.max(1, (user + system) / 1_000),
    wallMs,
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
  };
}

// Measured by the process that reads the configuration; its workers find the result in their environment.
process.env[variable] ??= String(factorOf(measure()));
const given = Number(process.env[variable]);
/** How much slower than its reference this machine is, 1 to 8. */
export const timeFactor = Number.isFinite(given) ? Math.min(max, Math.max(1, given)) : 1;

/**
 * A time limit for this machine, in whole milliseconds; `ms` is what is plenty on an idle one with four
 * cores. A limit ends what hangs; it is no statement about speed.
 */
export function limit(ms: number): number {
  return Math.ceil(ms * timeFactor);
}

/** The same limit in seconds, as an environment variable has it. */
export const limitInSeconds = (ms: number): string => String(limit(ms) / 1_000);

/** Milliseconds that a condition may take; `pnpm requirements mutate` gives less. */
const waitMs = Number(process.env.MAWKIB_WAIT ?? 15_000);

/** Limits that hold where a test names none. */
export const defaults = {
  test: limit(60_000),
  hook: limit(90_000),
  /** For a condition: `waitFor`, `findBy…`, `expect.poll`. */
  wait: limit(waitMs),
};
