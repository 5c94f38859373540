import type { Browser, Page } from 'playwright';
import { slowDown } from '../launch.ts';
import { counts, lastAction, openPage, type Seen } from './open-page.ts';

/** Visible changes of a filter. */
interface Look {
  /** Markup of each visible card. */
  cards: string[];
  /** The total and each visible count. */
  texts: string[];
}

const lookOf = (page: Page): Promise<Look> =>
  page.evaluate((counts) => {
    const seen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    return {
      cards: [...document.querySelectorAll('li:has(> article)')]
        .filter(seen)
        .map((card) => card.innerHTML),
      texts: [...document.querySelectorAll(counts)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent ?? ''),
    };
  }, counts);

/**
 * Measures the min cost of a filter click in this browser: the same page without its scripts, where
 * a click replaces cards and counts and does nothing else.
 */
export async function measureBarePage(
  browser: Browser,
  page: Page,
  { toggle, times, rate }: { toggle: () => Promise<void>; times: number; rate: number },
): Promise<Seen[]> {
  const before = await lookOf(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  const markup = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  await toggle();
  const after = await lookOf(page);

  const bare = await openPage(browser);
  await bare.route(page.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup }),
  );
  await bare.goto(page.url(), { waitUntil: 'networkidle' });
  await bare.evaluate((y) => window.scrollTo(0, y), scrolled);
  await bare.evaluate(putInPlace, { looks: [after, before], counts });
  await slowDown(bare, rate);
  const seen: Seen[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await bare.waitForTimeout(250);
    await bare.mouse.move(3, 3);
    await bare.mouse.down();
    await bare.mouse.up();
    seen.push(await lastAction(bare));
  }
  await bare.context().close();
  return seen;
}

/** Runs in the page: each click shows the other state. */
function putInPlace({ looks, counts }: { looks: Look[]; counts: string }): void {
  const cards = [...document.querySelectorAll('li:has(> article)')];
  const texts = [...document.querySelectorAll(counts)].filter((element) =>
    element.checkVisibility(),
  );
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  let turn = 0;
  document.addEventListener('click', () => {
    const look = looks[turn++ % looks.length] as Look;
    look.cards.forEach((markup, at) => {
      const card = cards[first + at];
      if (card) card.innerHTML = markup;
    });
    look.texts.forEach((text, at) => {
      const element = texts[at];
      if (element && element.textContent !== text) element.textContent = text;
    });
  });
}
