import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, readConfig, serverOptions, sessionCookie } from '@mawkib/api';
import { createSite } from '@mawkib/site';
import fastify from 'fastify';

export interface Market {
  origin: string;
  /** The bare rendering of a page's tree, and the page through the whole application. */
  probe(path: string): Promise<{ render: () => string; handle: () => Promise<string> }>;
  close(): Promise<void>;
}

/** The demo market on an embedded database of its own, as production builds it. */
export async function openMarket({ cache }: { cache: boolean }): Promise<Market> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawkib-bench-'));
  const api = await createApi(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', WARM_IMAGES: 'false' }),
  );
  const server = fastify(serverOptions);
  await server.register(api.plugin);
  const publicUrl = 'http://localhost';
  const site = await createSite({ call: api.call, publicUrl, sessionCookie, log: api.log, cache });
  await server.register(site.plugin);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
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
