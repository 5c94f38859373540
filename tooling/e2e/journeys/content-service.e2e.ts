import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { expect, test } from '@playwright/test';
import { startOwnMarket } from '../market/own-market.ts';

/** How the content service fails; each is asked for a page that nobody has opened before. */
const faults: { name: string; fresh: string; respond: (response: ServerResponse) => void }[] = [
  {
    // It never responds: a page that waited for it would not either.
    name: 'slow',
    fresh: '/ar/electric',
    respond: () => {},
  },
  { name: 'closed', fresh: '/ar/offers', respond: (response) => response.destroy() },
  {
    name: 'garbage',
    fresh: '/ar/defender',
    respond: (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [<html>'),
  },
  {
    name: 'lying',
    fresh: '/ar/range-rover',
    respond: (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"data":{"type":"page","attributes":{"blocks":"<script>alert(1)</script>"}}}'),
  },
];

/** Passes requests on to a content service, or responds to them itself. */
async function startBetween(origin: string) {
  let respond: ((response: ServerResponse) => void) | undefined;
  const server = createServer(async ({ url }, response) => {
    if (respond) {
      respond(response);
      return;
    }
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/services/content`,
    fail: (next: typeof respond) => {
      respond = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the content service is slow, closed or wrong: pages respond in time, with a next step', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  test.setTimeout(limit(240_000));
  const between = await startBetween(baseURL ?? '');
  const market = await startOwnMarket({ env: { SERVICE_CONTENT_URL: between.url } });
  const open = async (path: string, what: string) => {
    const response = await page.goto(market.origin + path, { waitUntil: 'commit' });
    await expect.soft(page.locator('main a[href]').first(), `${what}: ${path}`).toBeVisible();
    return response?.status();
  };
  try {
    // A market that has never had its settings.
    for (const { name, respond } of faults) {
      between.fail(respond);
      await open('/ar/', `${name} from the start`);
    }
    between.fail(undefined);
    // The settings are read again within seconds.
    const entries = async () => {
      await open('/ar/', 'back');
      return page.locator('header a').count();
    };
    await expect.poll(entries, { timeout: limit(10_000), intervals: [1_000] }).toBeGreaterThan(3);
    for (const { name, fresh, respond } of faults) {
      // A job of the market may have removed its documents since the last fault.
      between.fail(undefined);
      await expect.poll(() => open('/ar/', `before ${name}`)).toBe(200);
      between.fail(respond);
      expect.soft(await open('/ar/', name), `${name}: a known page`).toBe(200);
      expect.soft(await open(fresh, name), `${name}: a new page`).toBe(503);
    }
  } finally {
    between.close();
    await market.close();
  }
});
