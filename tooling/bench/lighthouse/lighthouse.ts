import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { freePort } from '../free-port.ts';
import { launch } from '../launch.ts';
import { openMarket } from '../open-market.ts';
import { type Row, report } from '../report.ts';
import { inspectPage } from './inspect-page.ts';
import { type Finding, medianOf, missed } from './median-of.ts';

const content = [
  ...['/ar/', '/ar/defender', '/ar/range-rover', '/ar/f-type'],
  ...['/ar/news', '/ar/offers', '/ar/retailers'],
];

const paths = (html: string, form: RegExp) =>
  [...html.matchAll(form)].flatMap(([, path]) => path ?? []);

/** Shows the form for the buyer's details to who holds a car. */
const checkout = '/ar/showroom-order-online/checkout';
const orderOf = (id: string) => `/ar/showroom-order-online/vehicle/${id}`;

/** Pages to inspect: content, the path from the stock list to a reservation, the catalogue. */
async function pagesOf(origin: string): Promise<{ all: string[]; car: string }> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const stock = '/ar/vehicles';
  const free = (await read(stock))
    .split('<article')
    .filter((card) => !/^[^>]*data-taken/.test(card));
  const [car] = paths(free.slice(1).join(), /href="(\/ar\/showroom\/[^"?#]+)"/g);
  const id = car && /-([^-]+)$/.exec(car)?.[1];
  if (!car || !id) throw new Error('The stock list shows no free car');
  const known = '/ar/catalogue/content';
  const catalogue = paths(await read(known), /href="(\/ar\/catalogue\/[^"?#]+)"/g);
  const all = [
    ...content,
    stock,
    car,
    orderOf(id),
    checkout,
    '/ar/test-drive',
    ...new Set([known, ...catalogue]),
  ];
  return { all, car: id };
}

const options = {
  pages: { type: 'string', multiple: true, default: [] as string[] },
  rounds: { type: 'string', default: '3' },
} as const;

/**
 * Runs Lighthouse over the market's pages on the built product, as a phone on a slow network; the
 * result is the median of all rounds. Fails if a page misses its figures. `--pages defender`
 * selects pages by a part of their path, `--pages /ar/` the one with this path.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const port = await freePort();
  const market = await openMarket({ cache: true });
  const browser = await launch(`--remote-debugging-port=${port}`);
  const rows: Row[] = [];
  const faults: Row[] = [];
  try {
    const { all, car } = await pagesOf(market.origin);
    const wanted = values.pages.length
      ? all.filter((path) =>
          values.pages.some((one) => (all.includes(one) ? path === one : path.includes(one))),
        )
      : all;
    if (wanted.length === 0) throw new Error(`No such page; there are ${all.join(' ')}`);
    for (const path of wanted) {
      const cookie = path === checkout ? await heldBy(browser, market.origin + orderOf(car)) : '';
      await visit(browser, market.origin + path, cookie);
      const runs: Finding[] = [];
      for (let round = 0; round < Number(values.rounds); round++) {
        runs.push(await inspectPage(market.origin + path, port, { cookie }));
      }
      const { faults: found, ...figures } = medianOf(runs);
      const lost = missed({ ...figures, faults: found });
      console.log(path, lost.length > 0 ? `misses ${lost.join(', ')}` : 'as it should be');
      rows.push({ page: path, ...figures, missed: lost.join(', ') });
      faults.push(...found.map((fault) => ({ page: path, fault })));
    }
  } finally {
    await browser.close();
    await market.close();
  }
  report('lighthouse', { 'Lighthouse, phone, median': rows, 'What lost points': faults });
  if (rows.some(({ missed }) => missed !== '')) process.exitCode = 1;
}

/** Lighthouse's own settings. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Holds a car by the native forms; returns the cookies of its buyer. */
async function heldBy(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  for (let step = 0; step < 8 && !page.url().endsWith(checkout); step += 1) {
    await page.locator('main form[method=post] button[type=submit]').last().click();
  }
  if (!page.url().endsWith(checkout)) throw new Error(`${url} does not lead to the checkout`);
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Warms up: image sizes for phones are made, documents cached. */
async function visit(browser: Browser, url: string, cookie: string): Promise<void> {
  const context = await browser.newContext({
    ...phone,
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
}
