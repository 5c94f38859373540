import { catalogue } from '@mawkib/demo-market/catalogue';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { type BrowserContext, expect, test } from '@playwright/test';
import { type ContentSite, openContentSite } from '../hostile/content-site.ts';
import { formPages, hostileForm } from '../hostile/hostile-forms.ts';
import { hostilePages } from '../hostile/hostile-pages.ts';
import { injections } from '../hostile/injections.ts';
import { publicPayloads } from '../hostile/public-payloads.ts';
import { dangersOn, openEverything, watchForRuns } from '../watch/nothing-runs.ts';

const { pages: own, met } = hostilePages(injections);
const { pages: others, met: metOthers } = hostilePages(publicPayloads);
const pages = [...own, ...others, ...formPages(publicPayloads)];
/** Rendered by the site's floating actions, or not at all. */
const outsideMain = 'ready-to-go-bar';
let site: ContentSite;

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: limit(300_000) });
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(limit(180_000));
  site = await openContentSite({
    pages,
    formOf: (id) => hostileForm(id, publicPayloads),
    services: baseURL ?? '',
  });
});
test.afterAll(() => site.close());

/** By default a fifth of the pages, which still have all kinds of strings. */
const step = covers('walks') ? 1 : 5;

test('more than 2,000 strings stand in every text, address and markup of every block', {
  tag: '@once',
}, () => {
  const count = injections.length;
  expect(count).toBeGreaterThan(2000);
  expect(new Set(injections).size).toBe(count);
  expect(Object.fromEntries(met.kinds)).toEqual({
    text: count,
    link: count,
    markdown: count,
    html: count,
  });
  const blocks = new Set([...met.places.keys()].map((place) => place.split(/[.[]/)[0]));
  expect([...blocks].sort()).toEqual(catalogue.definitions.map(({ key }) => key).sort());
  for (const [place, times] of met.places) expect(times, place).toBeGreaterThan(2);
});

test('so do the strings of two public collections', { tag: '@once' }, () => {
  const count = publicPayloads.length;
  expect(count).toBeGreaterThan(800);
  expect(Object.fromEntries(metOthers.kinds)).toEqual({
    text: count,
    link: count,
    markdown: count,
    html: count,
  });
});

test('a string that does run is noticed, and stopped by the policy', { tag: '@once' }, async ({
  browser,
}) => {
  for (const bypassCSP of [true, false]) {
    const context = await browser.newContext({ bypassCSP });
    const { actions } = await watchForRuns(context, { origin: site.origin, scripts: false });
    await context.route('**/en/stored/0', async (route) => {
      const response = await route.fetch();
      const body = '<!DOCTYPE html><main><img src=x onerror=alert(1)><script>top.ran(2)</script>';
      await route.fulfill({ response, body });
    });
    const page = await context.newPage();
    await page.goto(`${site.origin}/en/stored/0`);
    expect(await dangersOn(page)).toHaveLength(2);
    if (bypassCSP)
      await expect.poll(() => [...actions].sort()).toEqual(['a dialog: 1', 'string 2 ran']);
    else expect(actions).toEqual([]);
    await context.close();
  }
});

test('nothing of them runs in the page as the server sends it, without the policy', {
  tag: '@once',
}, async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  await visit(context, { scripts: false, every: step });
});

test('nothing of them runs when React has taken over and all is opened, without the policy', {
  tag: '@once',
}, async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  await visit(context, { scripts: true, every: step });
});

test('under the policy there is nothing that it has to reject', { tag: '@once' }, async ({
  browser,
}) => {
  const context = await browser.newContext();
  const rejected: string[] = [];
  context.on('console', (message) => {
    // Images of other hosts run nothing; the policy blocks them as intended.
    if (/^Loading the image 'https?:/.test(message.text())) return;
    if (/Content Security Policy/.test(message.text())) rejected.push(message.text());
  });
  await visit(context, { scripts: true, every: 3 * step });
  expect(rejected).toEqual([]);
});

/** Visits each page that `every` leaves; closes the context. */
async function visit(
  context: BrowserContext,
  { scripts, every }: { scripts: boolean; every: number },
) {
  const { actions } = await watchForRuns(context, { origin: site.origin, scripts });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error().stack)));
  const page = await context.newPage();
  for (const [at, blocks] of pages.entries()) {
    if (at % every > 0) continue;
    const path = `/${at % 2 === 0 ? 'ar' : 'en'}/stored/${at}`;
    const response = await page.goto(site.origin + path);
    expect(response?.status(), path).toBe(200);
    if (scripts) {
      await page.waitForFunction(isHydrated);
      await openEverything(page);
    }
    expect(actions, path).toEqual([]);
    expect(await dangersOn(page), path).toEqual([]);
    expect(errors, path).toEqual([]);
    // Quizzes keep their answers in the query.
    const { origin, pathname } = new URL(page.url());
    expect(origin + pathname).toBe(site.origin + path);
    const shown = await page.locator('main [data-block-id]:not([data-block] *)').evaluateAll(idsOf);
    const expected = blocks.filter(({ template }) => template !== outsideMain).map(({ id }) => id);
    expect(
      shown.filter((id) => expected.includes(id)),
      path,
    ).toEqual(expected);
  }
  await context.close();
}

const idsOf = (blocks: Element[]) =>
  blocks.map((block) => block.getAttribute('data-block-id') ?? '');

/** True once React has hydrated every interactive block. */
const isHydrated = () =>
  [...document.querySelectorAll('main [data-block]:not([data-static])')].every((block) =>
    Object.keys(block).some((key) => key.startsWith('__reactFiber')),
  );
