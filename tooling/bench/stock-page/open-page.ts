import type { Browser, Page } from 'playwright';

/** The total, and the count of each value. */
export const counts = '[role=status], form input[type=checkbox] ~ :last-child';

/** Opens a visitor's page. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ar-AE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, counts);
  return page;
}

/** Times in ms from an event until the page shows its result. */
export interface Seen {
  /** The frame with the final total, visible counts and visible cards was painted. */
  shown: number;
  /** The frame with the last change was painted. */
  settled: number;
}

export const lastAction = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Promise<Seen> }).seen);

/** The parts of the browser's scheduler used here. */
declare const scheduler: {
  postTask(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

/**
 * Runs in the page: follows the changes of an event, frame by frame, until nothing changes any
 * more.
 */
function watch(counts: string): void {
  const state = window as unknown as { seen?: Promise<{ shown: number; settled: number }> };
  const look = () => {
    const onScreen = [...document.querySelectorAll('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const texts = [...document.querySelectorAll(counts)];
    return [
      ...onScreen.map((card) => card.querySelector('a')?.getAttribute('href')),
      // The content of a closed group is painted when it is opened.
      ...texts.filter((element) => element.checkVisibility()).map((element) => element.textContent),
    ].join('\n');
  };
  const follow = (from: number) =>
    new Promise<{ shown: number; settled: number }>((done) => {
      const frames: { at: number; look: string }[] = [];
      let changes = 0;
      let settled = 0;
      let still = 0;
      const watcher = new MutationObserver(() => {
        changes += 1;
      });
      watcher.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const end = () => {
        watcher.disconnect();
        const last = frames.at(-1)?.look;
        done({ shown: frames.find((frame) => frame.look === last)?.at ?? settled, settled });
      };
      const frame = (before: number) =>
        requestAnimationFrame(() => {
          // The first task after a frame's callbacks runs when the frame was laid out and painted.
          scheduler.postTask(
            () => {
              const now = performance.now() - from;
              if (changes > before || frames.length === 0) {
                settled = now;
                still = 0;
                frames.push({ at: now, look: look() });
              } else still += 1;
              if ((still > 20 && changes > 0) || now > 10_000) end();
              else frame(changes);
            },
            { priority: 'user-blocking' },
          );
        });
      frame(changes);
    });
  // A click checks a box and does its work before the change event.
  const begins = ({ type, target }: Event) =>
    type === 'click' || (target instanceof HTMLElement && target.tagName === 'SELECT');
  for (const name of ['click', 'change']) {
    document.addEventListener(
      name,
      (event) => {
        if (begins(event)) state.seen = follow(event.timeStamp);
      },
      true,
    );
  }
}
