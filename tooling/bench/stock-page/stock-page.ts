import { brotliDecompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { median, type Row, report } from '../report.ts';
import { openPageMarket, type PageMarket } from './page-market.ts';
import { lastAction, launch, openPage, type Seen, slowDown } from './watched-page.ts';

const vehicles = 5_000;
const slowdown = 4;
const list = '/ar/vehicles';
const mostPaintMs = 50;
const handMs = 250;
const mostStreamMs = 2_000;

/**
 * A page with the whole stock in it: what a visitor waits for after a filter, with the processor four
 * times slower; what is loaded for it; how long a reserved car is shown as free elsewhere.
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
    const changes = await measureChanges(market, page, await openPage(browser));
    report('stock-page', {
      [`Actions on the page's own stock of ${vehicles} vehicles, processor ${slowdown} times slower`]:
        actions,
      'The whole stock as pages load it': sizes,
      'From the change in the database until a page shows it': changes,
    });
    const slow = actions.filter(
      ({ what, p50 }) => what !== 'first click' && Number(p50) > mostPaintMs,
    );
    if (slow.length > 0)
      throw new Error(`Not within ${mostPaintMs} ms: ${slow.map(({ what }) => what)}`);
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
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
      answer.on('error', reject);
    }).on('error', reject);
  });
  return { brotli: bytes.length, plain: brotliDecompressSync(bytes).length };
}

/** Opens the list, and waits until the whole stock is in the page. */
async function settle(page: Page, { origin }: PageMarket): Promise<void> {
  await page.goto(origin + list);
  await page.waitForFunction(
    () => performance.getEntriesByName('mawkib-stock-in-page').length > 0,
    undefined,
    { timeout: 60_000 },
  );
}

const totalOf = (page: Page) => page.getByRole('status').first().textContent();

async function measureActions(page: Page): Promise<Row[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/\/media\/|\.(png|jpg|avif|webp|svg|woff2)/.test(request.url())) asked.push(request.url());
  });
  const seen = new Map<string, Seen[]>();
  const act = async (what: string, run: () => Promise<unknown>) => {
    await run();
    seen.set(what, [...(seen.get(what) ?? []), await lastAction(page)]);
  };
  const boxes = page.locator('form input[type=checkbox][name=models]');
  const states = page.locator('form input[type=checkbox][name=states]');
  // As a visitor's hand does: to the box first, and a moment later the click.
  const click = async (box: ReturnType<Page['locator']>) => {
    await box.evaluate((element: HTMLElement) => element.scrollIntoView({ block: 'center' }));
    await box.hover({ force: true });
    await page.waitForTimeout(handMs);
    await page.mouse.down();
    await page.mouse.up();
  };
  await act('first click', () => click(boxes.nth(0)));
  for (let round = 0; round < 6; round += 1) {
    for (const at of [1, 2, 3]) {
      await act('filter on', () => click(boxes.nth(at)));
    }
    await act('filter on', () => click(states.nth(round % 2)));
    await assertRight(page);
    await act('filter off', () => click(states.nth(round % 2)));
    for (const at of [1, 2, 3]) await act('filter off', () => click(boxes.nth(at)));
    await assertRight(page);
    await act('sort', () =>
      page.locator('select[name=sort]').selectOption(round % 2 ? 'mileageAsc' : 'priceDesc'),
    );
    await assertRight(page);
  }
  const documents = asked.filter((url) =>
    /\.data\?|\/services\/stock\/public_api\/listing\/[^/]+\?/.test(url),
  );
  if (documents.length > 0) throw new Error(`The service was asked: ${documents.slice(0, 3)}`);
  return [...seen].map(([what, times]) => ({
    what,
    times: times.length,
    p50: Math.round(median(times.map(({ shown }) => shown))),
    worst: Math.round(Math.max(...times.map(({ shown }) => shown))),
    'cards out of sight too': Math.round(median(times.map(({ settled }) => settled))),
  }));
}

/** The list, the total and every count of models are those that the service answers. */
async function assertRight(page: Page): Promise<void> {
  const search = new URL(page.url()).searchParams;
  const query = new URLSearchParams({
    lang: 'ar',
    sort: sorts[search.get('sort') ?? ''] ?? '-created_at',
  });
  for (const [name, filter] of [
    ['models', 'nameplate_name'],
    ['states', 'state'],
  ] as const) {
    const value = search.get(name);
    if (value) query.set(`filter[${filter}_in]`, value);
  }
  const { origin } = new URL(page.url());
  const answer = await fetch(`${origin}/services/stock/public_api/listing/all?${query}`);
  const { data, meta } = (await answer.json()) as {
    data: { id: string }[];
    meta: { total: number; facets: Record<string, { value: string; count: number }[]> };
  };
  const shown = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('article h2 a, article h3 a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    counts: Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form input[name=models]')].map((box) => [
        box.value,
        box.closest('label')?.lastElementChild?.textContent?.replace(/\D/g, ''),
      ]),
    ),
    total: document.querySelector('[role=status]')?.textContent?.replace(/\D/g, ''),
  }));
  const ids = data.every(({ id }, at) => shown.ids[at]?.includes(id));
  const counts = (meta.facets.models ?? []).every(
    ({ value, count }) => shown.counts[value] === String(count),
  );
  if (!ids || !counts || shown.total !== String(meta.total)) {
    throw new Error(
      `The page shows another list than the service answers: ${page.url()}, ${JSON.stringify({ ids, counts, totals: [shown.total, meta.total] })}`,
    );
  }
}

const sorts: Record<string, string> = { priceDesc: '-price', mileageAsc: 'mileage' };

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
  const shown = card.and(first.locator('[data-taken]')).waitFor({ timeout: mostStreamMs * 3 });
  const gone = second
    .locator('a[href*="showroom-order-online"]')
    .first()
    .waitFor({ state: 'detached', timeout: mostStreamMs * 3 });
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
    { timeout: mostStreamMs * 3 },
  );
  rows.push({ what: 'total of the list', ms: Math.round(performance.now() - again) });
  const late = rows.filter(({ ms }) => Number(ms) > mostStreamMs);
  if (late.length > 0)
    throw new Error(`Not within ${mostStreamMs} ms: ${late.map(({ what }) => what)}`);
  return rows;
}
