import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoServices } from '@mawkib/demo-market/services';
import { buildFolder } from '@mawkib/demo-site';
import { createApi, readConfig, serverOptions, sessionCookie } from '@mawkib/services';
import { createSite } from '@mawkib/site';
import fastify from 'fastify';
import { freePort } from './free-port.ts';

export interface Market {
  origin: string;
  /** Bare rendering of a page's tree, and of the page through the whole application. */
  probe(path: string): Promise<{ render: () => string; handle: () => Promise<string> }>;
  /** Makes every request find the api's cached pages too old, so that it reads the database. */
  forgetPages(forgets: boolean): void;
  close(): Promise<void>;
}

/** Longer in ms than the api caches a published page. */
const pageLifetimeMs = 20_000;

const quiet = {
  DEMO: 'true',
  LOG_LEVEL: 'silent',
  WARM_IMAGES: 'false',
  SIGN_IN_LIMIT: '0',
  LEAD_LIMIT: '0',
};

/** Opens the demo market on its own embedded database, in its production build. */
export async function openMarket({ cache }: { cache: boolean }): Promise<Market> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawkib-bench-'));
  const clock = leapingClock();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const config = readConfig({ ...quiet, DATA_DIR: dataDir, PUBLIC_URL: publicUrl });
  const api = await createApi({ ...config, ...demoServices, clock });
  const server = fastify(serverOptions);
  await server.register(api.plugin);
  const site = await createSite({
    call: api.call,
    publicUrl,
    sessionCookie,
    log: api.log,
    cache,
    buildFolder,
  });
  await server.register(site.plugin);
  const origin = await server.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    forgetPages: clock.leap,
    async probe(path) {
      let render: (() => string) | undefined;
      const take = (bare: () => string) => {
        render = bare;
      };
      await site.render(new Request(new URL(path, publicUrl)), take);
      if (!render) throw new Error(`${path} renders no document`);
      const handle = () => site.render(new Request(new URL(path, publicUrl)));
      return { render, handle };
    },
    async close() {
      await server.close();
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The api's clock; while it leaps, each reading is a page lifetime after the previous one. */
function leapingClock() {
  let ahead = 0;
  let leaps = false;
  return {
    now() {
      if (leaps) ahead += pageLifetimeMs;
      return new Date(Date.now() + ahead);
    },
    leap(on: boolean) {
      leaps = on;
    },
  };
}
