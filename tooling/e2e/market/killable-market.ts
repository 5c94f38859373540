import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { startOwnMarket } from './own-market.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface KillableMarket {
  origin: string;
  /** URL of the vendors, which run on in a process of their own. */
  vendors: string;
  /** Kills the market's process and starts it again with the same data. */
  killAndStart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a market beside a sandbox in a process of its own. */
export async function startKillableMarket(): Promise<KillableMarket> {
  const port = await freePort();
  const sandboxPort = await freePort(port + 10);
  const place = {
    data: await mkdtemp(join(tmpdir(), 'mawkib-killed-market-')),
    port,
    sandboxPort,
  };
  const webhooks = `http://127.0.0.1:${port}/services/purchase/webhooks`;
  const sandbox = spawn(process.execPath, ['tooling/sandbox/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_STRIPE_WEBHOOK_URL: `${webhooks}/stripe`,
      SANDBOX_PAYPAL_WEBHOOK_URL: `${webhooks}/paypal`,
    },
  });
  const vendors = `http://127.0.0.1:${sandboxPort}`;
  while (!(await fetch(`${vendors}/_sandbox`).catch(() => undefined))?.ok) {
    if (sandbox.exitCode !== null) throw new Error('The sandbox did not start');
    await pause(100);
  }
  // The sandbox that the market starts itself finds its port in use and stays away.
  const start = () =>
    startOwnMarket({ hasSandbox: true, place, env: { HOLD_ADDRESS: '0', HOLD_BROWSER: '0' } });
  let market = await start();
  return {
    origin: market.origin,
    vendors,
    async killAndStart() {
      await market.kill();
      market = await start();
    },
    async close() {
      await market.close();
      sandbox.kill('SIGTERM');
      await once(sandbox, 'exit');
    },
  };
}
