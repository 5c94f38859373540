import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../../..');
const pageSize = 4096;

export interface MarketProcess {
  origin: string;
  /** Resident memory in MB. */
  memory(): number;
  /** Stops it; returns the exit code and the seconds it took. SIGKILL after `limit` seconds. */
  stop(limit: number): Promise<{ seconds: number; code: number | null }>;
}

/** Starts the whole market in its own process, as `npm start` does, on this database. */
export async function startMarketProcess(
  databaseUrl: string,
  dataDir: string,
): Promise<MarketProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tooling/serve/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'true',
      SESSION_SECRET: 's'.repeat(40),
      DATA_KEY: Buffer.alloc(32, 'outage').toString('base64'),
      WARM_IMAGES: 'false',
      LOG_LEVEL: 'silent',
      LEAD_LIMIT: '0',
      WRITE_LIMIT: '0',
    },
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
    memory: () =>
      Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * pageSize * 1e-6,
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
