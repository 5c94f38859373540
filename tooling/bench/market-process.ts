import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');
const reportUsage = join(import.meta.dirname, 'memory/report-usage.ts');
/** What `npm start` passes to the allocator and to V8. */
const tuning: { env: Record<string, string>; nodeArguments: string[] } = JSON.parse(
  readFileSync(join(root, 'tooling/serve/memory.json'), 'utf8'),
);

export interface MarketProcess {
  origin: string;
  /** Resident memory in MB. */
  memory(): number;
  /** Largest resident memory so far in MB. */
  peakMemory(): number;
  /** Memory in bytes as it is, with what the next garbage collection frees. */
  usage(): Promise<NodeJS.MemoryUsage>;
  /** Stops it; returns the exit code and the seconds it took. SIGKILL after `limit` seconds. */
  stop(limit: number): Promise<{ seconds: number; code: number | null }>;
}

/**
 * Starts the whole market in its own process, as `npm start` does, on this database; without one,
 * on the embedded database in `dataDir`. `environment`: further variables.
 */
export async function startMarketProcess(
  databaseUrl: string | undefined,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<MarketProcess> {
  const port = await freePort();
  const child = spawnMeasured(['tooling/serve/main.ts'], {
    PORT: String(port),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    DEMO: 'true',
    SESSION_SECRET: 's'.repeat(40),
    DATA_KEY: Buffer.alloc(32, 'outage').toString('base64'),
    WARM_IMAGES: 'false',
    LOG_LEVEL: 'silent',
    LEAD_LIMIT: '0',
    WRITE_LIMIT: '0',
    ...environment,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const ready = await fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error(`The market ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    memory: () => statusOf(child, 'VmRSS'),
    peakMemory: () => statusOf(child, 'VmHWM'),
    usage: () => usageOf(child),
    async stop(limit) {
      const requested = performance.now();
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.kill('SIGKILL'), limit * 1000);
      const code = await ended;
      clearTimeout(cut);
      return { seconds: (performance.now() - requested) / 1000, code };
    },
  };
}

/** A field of `/proc/<pid>/status` in MB. */
export function statusOf({ pid }: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) * 1024) / 1e6;
}

/** Memory in bytes as it is. */
export async function usageOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const reported = once(child, 'message');
  child.send('usage');
  return (await reported)[0] as NodeJS.MemoryUsage;
}

/** Starts a script with the memory settings of `npm start`, so that `usageOf` can measure it. */
export function spawnMeasured(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const options = [`--import=${reportUsage}`, ...tuning.nodeArguments];
  return spawn(process.execPath, [...options, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...tuning.env, ...env },
  });
}
