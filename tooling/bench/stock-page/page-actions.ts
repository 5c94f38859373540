import type { Browser, Page } from 'playwright';
import { median, type Row } from '../report.ts';
import { measureBarePage } from './measure-bare-page.ts';
import { lastAction, type Seen } from './open-page.ts';

const handMs = 250;

/**
 * Measures clicks on filters and on the sort, comparing each list with the service's. Times in ms
 * from the event to the painted frame. Throws if the service was asked for a list.
 */
export async function measureActions(page: Page): Promise<Row[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!/\/media\/|\.(png|jpg|avif|webp|svg|woff2)/.test(request.url()))
      requested.push(request.url());
  });
  const seen = new Map<string, Seen[]>();
  const act = async (what: string, run: () => Promise<unknown>) => {
    await run();
    seen.set(what, [...(seen.get(what) ?? []), await lastAction(page)]);
  };
  const boxes = page.locator('form input[type=checkbox][name=models]');
  const states = page.locator('form input[type=checkbox][name=states]');
  // Like a visitor: moves to the box, and clicks a moment later.
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
  const documents = requested.filter((url) =>
    /\/block-data\/|\.data\?|\/services\/stock\/public_api\/listing\/[^/]+\?/.test(url),
  );
  if (documents.length > 0)
    throw new Error(`The service received requests: ${documents.slice(0, 3)}`);
  return [...seen].map(([what, times]) => rowOf(what, times));
}

const rowOf = (what: string, times: readonly Seen[]): Row => ({
  what,
  times: times.length,
  p50: Math.round(median(times.map(({ shown }) => shown))),
  worst: Math.round(Math.max(...times.map(({ shown }) => shown))),
  'cards out of sight too': Math.round(median(times.map(({ settled }) => settled))),
});

/** Compares the list, the total and every count of models with the service's response. */
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
  const response = await fetch(`${origin}/services/stock/public_api/listing/all?${query}`);
  const { data, meta } = (await response.json()) as {
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

/** Measures what the browser alone needs for such a frame: the lower bound of our code. */
export async function measureFloor(browser: Browser, page: Page, rate: number): Promise<Row> {
  const box = page.locator('form input[type=checkbox][name=models]').nth(1);
  const times = await measureBarePage(browser, page, {
    toggle: async () => {
      await box.click({ force: true });
      await lastAction(page);
    },
    times: 24,
    rate,
  });
  return rowOf('bare DOM, the same cards and counts', times);
}
