import type { Browser, Page } from 'playwright';
import { slowDown } from '../launch.ts';
import { median, type Row } from '../report.ts';
import { phone } from './phone.ts';

/** A phone's connection: bits a second, and ms of a round trip. */
const bandwidth = 1_600_000;
const latency = 150;
const slowdown = 4;

/** From the press until counting starts, and how long it counts, in ms. */
const waitMs = 2_000;
const countMs = 2_000;
/** Duration in ms of a full turn by hand: 12 frames a second, were all there. */
const turnMs = 3_000;
/** Ms between two moves of the finger. */
const moveMs = 16;

export const minFramesPerSecond = 10;

interface Paint {
  at: number;
  src: string;
}

/** Turns the car by hand right after a cold start, and counts the frames that are painted. */
export async function measureFirstTurn(browser: Browser, url: string): Promise<Row> {
  await makeFrames(browser, url);
  const runs: Awaited<ReturnType<typeof turnOnce>>[] = [];
  for (let round = 0; round < 3; round += 1) runs.push(await turnOnce(browser, url));
  const bytes = median(runs.map((run) => run.bytes));
  return {
    'frames a second from 2 s': median(runs.map((run) => run.perSecond)),
    'first new frame ms': Math.round(median(runs.map((run) => run.firstMs))),
    'loaded at 2 s': median(runs.map((run) => run.loaded)),
    'KB a frame': Math.round(bytes / 100) / 10,
    'floor of 9 frames ms': floorOf(9 * bytes),
    'floor of 18 frames ms': floorOf(18 * bytes),
    'floor of 36 frames ms': floorOf(36 * bytes),
  };
}

/** Time in ms that the connection alone needs. */
const floorOf = (bytes: number) => Math.round(latency + (bytes * 8 * 1_000) / bandwidth);

const view = '[data-block="exterior-360"]';

/** Has the server make every frame once, so that none is made while the time runs. */
async function makeFrames(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const slider = page.locator(`${view} input[type=range]`);
  await slider.focus();
  await page.waitForFunction(
    (view) =>
      [...document.querySelectorAll<HTMLImageElement>(`${view} img[src*=spin360]`)].filter(
        (image) => image.complete,
      ).length >= 36,
    view,
    { timeout: 120_000 },
  );
  await page.context().close();
}

async function turnOnce(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const stage = page.locator(`${view} [data-unmirrored]`);
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bandwidth / 8,
    uploadThroughput: bandwidth / 8,
  });
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await slowDown(page, slowdown);
  await page.evaluate(watchPaints, view);
  const pressedAt = await drag(page, waitMs + countMs + 100);
  const { paints, loaded } = await page.evaluate(
    ({ from, until }) => {
      const state = window as unknown as { paints: Paint[] };
      const came = performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry.name.includes('spin360') &&
            entry instanceof PerformanceResourceTiming &&
            entry.responseEnd <= until,
        );
      return { paints: state.paints.filter(({ at }) => at > from), loaded: came.length };
    },
    { from: pressedAt, until: pressedAt + waitMs },
  );
  await context.close();
  const counted = paints.filter(
    ({ at }) => at >= pressedAt + waitMs && at < pressedAt + waitMs + countMs,
  );
  return {
    perSecond: (counted.length * 1_000) / countMs,
    firstMs: (paints[0]?.at ?? Number.NaN) - pressedAt,
    loaded,
    bytes: median(sizes),
  };
}

/**
 * Drags to and fro over the stage for a time in ms; returns the time of the press in the page's
 * clock. A drag over the whole width is 0.6 of a turn.
 */
async function drag(page: Page, duration: number): Promise<number> {
  const box = await page.locator(`${view} [data-unmirrored]`).boundingBox();
  if (!box) throw new Error('The page shows no view');
  const y = box.y + box.height / 2;
  const reach = box.width * 0.9;
  const speed = box.width / 0.6 / turnMs;
  const place = (ms: number) => {
    const way = (ms * speed) % (2 * reach);
    return box.x + box.width * 0.05 + (way < reach ? way : 2 * reach - way);
  };
  await page.mouse.move(place(0), y);
  await page.mouse.down();
  const pressedAt = await page.evaluate(() => performance.now());
  const from = performance.now();
  for (let ms = 0; ms < duration; ms = performance.now() - from) {
    await page.mouse.move(place(ms), y);
    await page.waitForTimeout(moveMs);
  }
  await page.mouse.up();
  return pressedAt;
}

/** Runs in the page: notes each frame of the car that is painted and differs from the last. */
function watchPaints(view: string): void {
  const state = window as unknown as { paints: { at: number; src: string }[] };
  state.paints = [];
  let last = '';
  const look = () => {
    const image = document.querySelector<HTMLImageElement>(`${view} img[data-shown]`);
    const src = image?.complete && image.naturalWidth > 0 ? image.currentSrc : last;
    if (src !== last) {
      if (last) state.paints.push({ at: performance.now(), src });
      last = src;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
