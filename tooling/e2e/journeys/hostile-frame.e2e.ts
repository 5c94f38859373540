import { cases, covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ContentSite, openContentSite } from '../hostile/content-site.ts';
import { type HostileFrame, hostileFrames } from '../hostile/hostile-frame.ts';
import { injections } from '../hostile/injections.ts';
import { publicPayloads } from '../hostile/public-payloads.ts';
import { dangersOn, watchForRuns } from '../watch/nothing-runs.ts';

const strings = [...injections, ...publicPayloads];
const { frames, met } = hostileFrames(strings);
/** Parts that settings, navigation and search fill. */
const filled = 'header, main, footer, aside, dialog, .mk-floating-action-area, .mk-consent-bar';
const paths = ['stored/0', '404', 'search?q=x&kind=all'];
let frame: HostileFrame | undefined;
let site: ContentSite;

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: limit(300_000) });
test.beforeAll(async ({ baseURL }) => {
  site = await openContentSite({
    pages: [[{ id: 'a', template: 'snippet', version: 1, fields: {}, groups: [] }]],
    layout: 'brand',
    respond: (operation) => frame?.respond(operation),
    services: baseURL ?? '',
  });
});
test.afterAll(() => site.close());

test('more than 3,000 strings are texts and links of settings, navigation and search', {
  tag: '@once',
}, () => {
  expect(strings.length).toBeGreaterThan(3000);
  expect(Object.fromEntries(met)).toEqual({ text: strings.length, link: strings.length });
});

test('nothing of them runs around a page as the server sends it, without the policy', {
  tag: '@once',
}, async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true });
  await visit(context, { scripts: false });
});

test('nothing of them runs in menu, search, dialogs and actions, without the policy', {
  tag: '@once',
}, async ({ browser }) => {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  await visit(context, { scripts: true });
});

test('a typed search is never more than its text', { tag: '@once' }, async ({ request }) => {
  // Nothing is found, so that pages differ by the words alone.
  const none = { data: [], meta: { page: 1, items: 20, total: 0, totals: {} } };
  frame = {
    respond(operation) {
      if (operation === 'listVehicles') throw new Error('No cars here');
      return operation === 'searchSite' ? none : undefined;
    },
  };
  site.purge();
  const shapeOf = async (words: string) => {
    const address = `${site.origin}/en/search?${new URLSearchParams({ q: words })}`;
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), words).toBe(200);
    const html = await response.text();
    expect(html).toContain(words.slice(0, 5));
    return {
      tags: html.replaceAll(/<script\b.*?<\/script>/gs, '').match(/<[^>]*>/g)?.length,
      scripts: html.match(/<script\b/gi)?.length,
    };
  };
  const expected = await shapeOf('words');
  // Every fifth, by default every fortieth: neighbours are of different families.
  for (let at = 0; at < strings.length; at += covers('walks') ? 5 : 40) {
    // A page says that it does not search for more.
    const words = `words ${strings[at]}`.slice(0, 190);
    expect(await shapeOf(words), words).toEqual(expected);
  }
});

/** Visits pages in every frame; closes the context. */
async function visit(context: BrowserContext, { scripts }: { scripts: boolean }) {
  const { actions } = await watchForRuns(context, {
    origin: site.origin,
    scripts,
    calls: scripts,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error().stack)));
  const page = await context.newPage();
  for (const [at, each] of cases([...frames.entries()], 4)) {
    frame = each;
    site.purge();
    for (const path of paths) {
      const address = `/${at % 2 === 0 ? 'ar' : 'en'}/${path}`;
      const where = `frame ${at}, ${address}`;
      await page.goto(`${site.origin}${address}${path === paths[0] ? '?_retailer=x' : ''}`);
      if (scripts) await openFrame(page, { isBrand: path === paths[0] });
      expect(actions, where).toEqual([]);
      expect(await dangersOn(page, filled), where).toEqual([]);
      expect(errors, where).toEqual([]);
    }
  }
  await context.close();
}

/** Loads and opens what surrounds a page: panels, suggestions, actions, the question before leaving. */
async function openFrame(page: Page, { isBrand }: { isBrand: boolean }) {
  await page.mouse.click(2, 400);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const header = document.querySelector('header[data-sticky]');
    header?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const details of document.querySelectorAll('details')) details.open = true;
    const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
    if (field) field.value = 'x';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const field = document.querySelector('header input[name="q"]');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('option', { includeHidden: true }).first()).toBeAttached();
  // The 404 page has none of the rest.
  if (!isBrand) return;
  await expect(page.locator('aside a').first()).toBeAttached();
  await page.evaluate(() => {
    const away = Object.assign(document.createElement('a'), { href: 'https://never.example/' });
    document.querySelector('main')?.append(away);
    away.click();
  });
  await expect(page.locator('dialog[open]')).toBeAttached();
}
