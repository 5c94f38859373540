import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launch, slowDown } from '../launch.ts';
import { openMarket } from '../open-market.ts';
import { median, type Row, report } from '../report.ts';
import { openFrame, type Part, pressOn } from './open-frame.ts';

const slowdown = 4;
const presses = 10;
const maxMs = 100;
/** A visitor's pause in ms between two presses. */
const handMs = 250;

const pages = ['/ar/', '/ar/vehicles'];

const search = {
  name: 'search',
  press: '.mk-search-popup > summary',
  shown: '.mk-search-popup input[type=search]',
};
const parts = {
  phone: [
    {
      name: 'sheet',
      press: 'header details:has(nav) > summary',
      shown: 'header details[open] > nav a',
    },
    search,
  ],
  desktop: [
    {
      name: 'panel',
      press: 'header [data-menu-entry=models]',
      shown: '[data-menu-panel=models]',
    },
    search,
  ],
} satisfies Record<string, Part[]>;

const options = { loads: { type: 'string', default: '3' } } as const;

/**
 * Measures in a browser with the CPU four times slower how long menu and search take to open: in
 * ms, from the end of the press to the painted frame that shows them. The first press of a page
 * also loads the application and the panels. Fails if a later press is above 100 ms.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const market = await openMarket({ cache: true });
  const browser = await launch();
  const rows: Row[] = [];
  try {
    for (const screen of ['phone', 'desktop'] as const) {
      for (const path of pages) {
        for (const part of parts[screen]) {
          const url = market.origin + path;
          const { cold, later } = await measure(browser, screen, part, url, Number(values.loads));
          rows.push({
            screen,
            page: path,
            part: part.name,
            'first press': Math.round(median(cold)),
            'worst first': Math.round(Math.max(...cold)),
            p50: Math.round(median(later)),
            worst: Math.round(Math.max(...later)),
          });
        }
      }
    }
  } finally {
    await browser.close();
    await market.close();
  }
  report('frame', { [`Opening menu and search in ms, CPU ${slowdown} times slower`]: rows });
  const late = rows.filter(({ worst }) => Number(worst) > maxMs);
  if (late.length > 0)
    throw new Error(
      `Not within ${maxMs} ms: ${late.map(({ screen, page, part }) => `${part} of ${page} on a ${screen}`)}`,
    );
}

/** First presses, each after a new load of the page, and later presses on the last of them. */
async function measure(
  browser: Browser,
  screen: 'phone' | 'desktop',
  part: Part,
  url: string,
  loads: number,
): Promise<{ cold: number[]; later: number[] }> {
  const cold: number[] = [];
  const later: number[] = [];
  for (let load = 1; load <= loads; load += 1) {
    const page = await openFrame(browser, screen, part);
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page, slowdown);
    cold.push(await pressOn(page, part));
    if (load === loads) {
      await page.waitForLoadState('networkidle');
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press('Escape');
        await page.mouse.move(3, 600);
        await page.locator(part.shown).first().waitFor({ state: 'hidden' });
        await page.waitForTimeout(handMs);
        later.push(await pressOn(page, part));
      }
    }
    await page.context().close();
  }
  return { cold, later };
}
