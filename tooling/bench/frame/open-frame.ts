import type { Browser, Page } from 'playwright';

/** A part of the frame that a press opens. */
export interface Part {
  name: string;
  /** What is pressed, and what is then visible. */
  press: string;
  shown: string;
}

/** Opens a visitor's page on a phone or on a desktop, without motion. */
export async function openFrame(
  browser: Browser,
  screen: 'phone' | 'desktop',
  { shown }: Part,
): Promise<Page> {
  const context = await browser.newContext({
    ...(screen === 'phone'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 900 } }),
    locale: 'ar-AE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, shown);
  return page;
}

/** Presses as a visitor does, and returns the ms until the part is on the screen. */
export async function pressOn(page: Page, { name, press }: Part): Promise<number> {
  const control = page.locator(press).filter({ visible: true }).first();
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no ${name} to press`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await page.touchscreen.tap(x, y);
  // Without a pause: a mouse that rests on an entry of the menu opens it without a press.
  else await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
  const opened = await page.evaluate(
    () => (window as unknown as { opened?: Promise<number> }).opened,
  );
  if (opened === undefined || !Number.isFinite(opened)) throw new Error(`No ${name} opens`);
  return opened;
}

/** The parts of the browser's scheduler used here. */
declare const scheduler: {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/**
 * Runs in the page: follows the frames after the end of a press until the part is visible in one.
 * The result is not finite if it was visible before, or is not after ten seconds.
 */
function watch(shown: string): void {
  const state = window as unknown as { opened?: Promise<number> };
  const isShown = () =>
    [...document.querySelectorAll(shown)].some((element) => {
      const { width, height, top } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      return isVisible && width > 0 && height > 0 && top < innerHeight;
    });
  const follow = (from: number) =>
    new Promise<number>((done) => {
      if (isShown()) {
        done(Number.NaN);
        return;
      }
      const frame = () =>
        requestAnimationFrame(() => {
          const now = isShown();
          // The first task after a frame's callbacks runs when the frame was laid out and painted.
          scheduler.postTask(
            () => {
              const ms = performance.now() - from;
              if (now || ms > 10_000) done(now ? ms : Number.POSITIVE_INFINITY);
              else frame();
            },
            { priority: 'user-blocking' },
          );
        });
      frame();
    });
  document.addEventListener(
    'pointerup',
    (event) => {
      state.opened = follow(event.timeStamp);
    },
    true,
  );
}
