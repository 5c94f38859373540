import type { Browser, Locator, Page } from 'playwright';
import { slowDown } from '../launch.ts';
import { median, type Row } from '../report.ts';
import { phone } from './phone.ts';

const slowdown = 4;
const presses = 10;

export const maxSliderMs = 50;

/** Time in ms from a key on each slider of a block until the frame with the new result is painted. */
export async function measureSliders(
  browser: Browser,
  { url, block, output }: { url: string; block: string; output: string },
): Promise<Row[]> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const root = page.locator(`[data-block="${block}"]`);
  await root.evaluate((element) => element.scrollIntoView());
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await slowDown(page, slowdown);
  const sliders = root.locator('input[type=range]:visible');
  const rows: Row[] = [];
  for (let at = 0; at < (await sliders.count()); at += 1) {
    const slider = sliders.nth(at);
    const times = await pressKeys(page, slider, `[data-block="${block}"] ${output}`);
    rows.push({
      slider: `${block}: ${await slider.getAttribute('aria-label')}`,
      presses: times.length,
      p50: Math.round(median(times)),
      worst: Math.round(Math.max(...times)),
    });
  }
  if (rows.length === 0) throw new Error(`${url} shows no slider`);
  await page.context().close();
  return rows;
}

async function pressKeys(page: Page, slider: Locator, output: string): Promise<number[]> {
  await slider.focus();
  const times: number[] = [];
  // On an Arabic page the values grow to the left.
  let key = 'ArrowLeft';
  for (let press = 0; press < presses; press += 1) {
    const [value, min, max] = await slider.evaluate((element: HTMLInputElement) => [
      element.value,
      element.min,
      element.max,
    ]);
    if (value === max) key = 'ArrowRight';
    if (value === min) key = 'ArrowLeft';
    await page.waitForTimeout(250);
    await page.evaluate(timeNextKey, output);
    await page.keyboard.press(key);
    times.push(await page.evaluate(() => (window as unknown as Timed).changed));
  }
  return times;
}

interface Timed {
  changed: Promise<number>;
}

/** The parts of the browser's scheduler used here. */
declare const scheduler: {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/** Runs in the page: from the next key until the frame with another text was painted. */
function timeNextKey(output: string): void {
  const text = () =>
    [...document.querySelectorAll(output)].map((element) => element.textContent).join('\n');
  const before = text();
  (window as unknown as Timed).changed = new Promise((done, fail) => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            // The first task after a frame's callbacks runs when the frame was painted.
            scheduler.postTask(
              () => {
                const passed = performance.now() - timeStamp;
                if (text() !== before) done(passed);
                else if (passed > 5_000) fail(new Error(`The result stayed ${before}`));
                else look();
              },
              { priority: 'user-blocking' },
            );
          });
        look();
      },
      { capture: true, once: true },
    );
  });
}
