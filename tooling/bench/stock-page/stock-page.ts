import { brotliDecompressSync } from 'node:zlib';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Page } from 'playwright';
import { launch, slowDown } from '../launch.ts';
import { type Row, report } from '../report.ts';
import { openPage } from './open-page.ts';
import { measureActions, measureFloor } from './page-actions.ts';
import { openPageMarket, type PageMarket } from './page-market.ts';

const vehicles = 5_000;
const slowdown = 4;
const list = '/ar/vehicles';
const maxPaintMs = limit(50);
const maxStreamMs = limit(2_000);
/** Ends what hangs; whether it was in time is said by `maxStreamMs`. */
const maxWaitMs = limit(30_000);

/**
 * Measures a page with the whole stock in it: the delay after a filter, with the CPU four times
 * slower; the bytes loaded; how long a reserved car is shown as available elsewhere.
 */
export async function run(): Promise<void> {
  const market = await openPageMarket(vehicles);
  const browser = await launch();
  try {
    const page = await openPage(browser);
    const sizes = await snapshotSizes(market);
    await settle(page, market);
    await slowDown(page, slowdown);
    const actions = await measureActions(page);
    await slowDown(page, 1);
    const floor = await measureFloor(browser, page, slowdown);
    const changes = await measureChanges(market, page, await openPage(browser));
    report('stock-page', {
      [`Actions on the page's own stock of ${vehicles} vehicles, processor ${slowdown} times slower`]:
        [...actions, floor],
      'The whole stock as pages load it': sizes,
      'From the change in the database until a page shows it': changes,
    });
    const slow = actions.filter(
      ({ what, p50 }) => what !== 'first click' && Number(p50) > maxPaintMs,
    );
    if (slow.length > 0)
      throw new Error(`Not within ${maxPaintMs} ms: ${slow.map(({ what }) => what)}`);
  } finally {
    await browser.close();
    await market.close();
  }
}

async function snapshotSizes({ origin }: PageMarket): Promise<Row[]> {
  const rows: Row[] = [];
  for (const lang of ['ar', 'en']) {
    const url = `${origin}/services/stock/public_api/listing/all/snapshot?lang=${lang}`;
    const { brotli, plain } = await rawBytes(url);
    rows.push({
      lang,
      'brotli KB': kb(brotli),
      'plain KB': kb(plain),
      'bytes a vehicle': Math.round((brotli / vehicles) * 10) / 10,
    });
  }
  return rows;
}

const kb = (bytes: number) => Math.round(bytes / 100) / 10;

async function rawBytes(url: string): Promise<{ brotli: number; plain: number }> {
  const { get } = await import('node:http');
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
      response.on('error', reject);
    }).on('error', reject);
  });
  return { brotli: bytes.length, plain: brotliDecompressSync(bytes).length };
}

/** Opens the list and waits until the whole stock is loaded. */
async function settle(page: Page, { origin }: PageMarket): Promise<void> {
  await page.goto(origin + list);
  await page.waitForFunction(
    () => performance.getEntriesByName('mawkib-stock-in-page').length > 0,
    undefined,
    { timeout: limit(60_000) },
  );
}

const totalOf = (page: Page) => page.getByRole('status').first().textContent();

async function measureChanges(market: PageMarket, first: Page, second: Page): Promise<Row[]> {
  await settle(first, market);
  const free = first.locator('article:not([data-taken])').first();
  const href = (await free.locator('h2 a, h3 a').first().getAttribute('href')) ?? '';
  const id = href.slice(href.lastIndexOf('-') + 1);
  await second.goto(market.origin + href);
  await second.waitForTimeout(1_500);
  const before = await totalOf(first);
  const rows: Row[] = [];
  const from = performance.now();
  await market.client.query(`update vehicles set status = 'reserved' where id = $1`, [id]);
  const card = first.locator(`article:has(a[href="${href}"])`);
  const shown = card.and(first.locator('[data-taken]')).waitFor({ timeout: maxWaitMs });
  const gone = second
    .locator('a[href*="showroom-order-online"]')
    .first()
    .waitFor({ state: 'detached', timeout: maxWaitMs });
  await Promise.all([
    shown.then(() =>
      rows.push({ what: 'card of the list', ms: Math.round(performance.now() - from) }),
    ),
    gone.then(() =>
      rows.push({ what: 'reserve button of the page', ms: Math.round(performance.now() - from) }),
    ),
  ]);
  const again = performance.now();
  await market.client.query(`update vehicles set status = 'sold' where id = $1`, [id]);
  await first.waitForFunction(
    (text) => document.querySelector('[role=status]')?.textContent !== text,
    before,
    { timeout: maxWaitMs },
  );
  rows.push({ what: 'total of the list', ms: Math.round(performance.now() - again) });
  const late = rows.filter(({ ms }) => Number(ms) > maxStreamMs);
  if (late.length > 0)
    throw new Error(`Not within ${maxStreamMs} ms: ${late.map(({ what }) => what)}`);
  return rows;
}
