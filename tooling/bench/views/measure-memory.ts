import type { Browser, CDPSession, Locator, Page } from 'playwright';
import type { Row } from '../report.ts';
import { countGpuObjects, type GpuObjects } from './gpu-objects.ts';

const rounds = 10;
/** Navigations after which the browser has compiled all code and the router's caches are full. */
const firstVisits = 5;

/** Growth in MB that is still no leak: caches of the browser and of compiled code. */
export const maxGrowthMb = 1;

/** What a page holds after a garbage collection. */
interface Held extends GpuObjects {
  heap: number;
  nodes: number;
  listeners: number;
}

/**
 * Opens, turns and closes every view of a page ten times; then leaves the page and returns ten
 * times, each time with every view used. Compares what is held after the first and the last time.
 */
export async function measureMemory(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ar-AE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(countGpuObjects);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const repeated = async (what: string, round: () => Promise<void>, before = 1) => {
    for (let turn = 0; turn < before; turn += 1) await round();
    const first = await heldBy(page, session);
    for (let turn = 1; turn < rounds; turn += 1) await round();
    return rowOf(what, first, await heldBy(page, session));
  };
  const rows = [
    await repeated('every view opened and closed', () => useViews(page)),
    await repeated(
      'and the page left and returned to',
      async () => {
        await useViews(page);
        await leaveAndReturn(page);
      },
      firstVisits,
    ),
  ];
  await context.close();
  return rows;
}

const rowOf = (what: string, first: Held, last: Held): Row => ({
  what,
  ...Object.fromEntries(
    (Object.keys(first) as (keyof Held)[]).map((key) => [
      key === 'heap' ? 'heap MB' : key,
      `${first[key]} → ${last[key]}`,
    ]),
  ),
  grown: grownIn(first, last).join(', '),
});

/** What grew from the first to the last time. */
const grownIn = (first: Held, last: Held): string[] =>
  (Object.keys(first) as (keyof Held)[]).filter(
    (key) => last[key] > first[key] + (key === 'heap' ? maxGrowthMb : 0),
  );

async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  // Announcements and transitions are over.
  await page.waitForTimeout(1_500);
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const gpu = await page.evaluate(() =>
    (window as unknown as { gpuObjects(): GpuObjects }).gpuObjects(),
  );
  return {
    heap: Math.round(metric('JSHeapUsedSize') / 10_000) / 100,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...gpu,
  };
}

async function useViews(page: Page): Promise<void> {
  const block = (key: string) => page.locator(`[data-block="${key}"]`);
  for (const key of ['exterior-360', 'interior-360']) {
    const view = block(key);
    await turn(view.locator('input[type=range]'));
    await openFullScreen(view);
  }
  await block('interior-360').locator('canvas[data-drawn]').waitFor();
  const hotspots = block('hotspots-container');
  for (const point of await hotspots.locator('button[popovertarget]:visible').all()) {
    await point.press('Enter');
    await hotspots.locator(':popover-open').waitFor();
    await page.keyboard.press('Escape');
    await hotspots.locator(':popover-open').waitFor({ state: 'hidden' });
  }
  const compare = block('compare-images');
  await turn(compare.locator('input[type=range]'));
  for (const side of await compare.locator('fieldset button').all()) await side.press('Enter');
}

async function turn(slider: Locator): Promise<void> {
  for (const key of ['Home', 'ArrowLeft', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowUp']) {
    await slider.press(key);
  }
}

async function openFullScreen(view: Locator): Promise<void> {
  const toggle = view.locator('[data-unmirrored] + button');
  const name = await toggle.getAttribute('aria-label');
  await toggle.press('Enter');
  await view.locator(`[data-unmirrored] + button:not([aria-label="${name}"])`).waitFor();
  await toggle.press('Enter');
  await view.locator(`[data-unmirrored] + button[aria-label="${name}"]`).waitFor();
}

/** Navigates in the application, without loading a document. */
async function leaveAndReturn(page: Page): Promise<void> {
  const here = page.url();
  await page.evaluate(() => {
    (window as unknown as { isSame: boolean }).isSame = true;
  });
  await page.locator('main a[href$="/test-drive"]').first().press('Enter');
  await page.waitForURL(/\/test-drive/);
  await page.locator('main form').first().waitFor();
  await page.goBack();
  await page.waitForURL(here);
  await page.locator('[data-block="compare-images"] input[type=range]').waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame))) {
    throw new Error('The page was loaded again');
  }
}
