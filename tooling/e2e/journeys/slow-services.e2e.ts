import { expect, test } from '@playwright/test';
import { type ContentSite, openContentSite } from '../hostile/content-site.ts';

/** Ways in which a service fails. */
const faults = {
  slow: (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
  dropped: async () => {
    throw new TypeError('fetch failed');
  },
  lying: async () =>
    Response.json({ data: { id: null, attributes: [[[]]], meta: 'x'.repeat(100_000) } }),
} as const;

/** Requests of the site's server by service, and what a page shows without it. */
const services = {
  navigation: { of: /\/(?:nav_entries|naas|services\/navigation)/, path: 'offers', status: 200 },
  settings: { of: /\/content\/(?:settings|metaheads)/, path: 'offers', status: 200 },
  search: { of: /\/public_api\/search/, path: 'search?q=defender', status: 200 },
  content: { of: /\/services\/content\//, path: 'offers', status: 500 },
} as const;

/** Max time in ms from the request to the whole document. */
const limit = 3_000;

for (const [service, { of, path, status }] of Object.entries(services)) {
  test(`${service} is slow, away or wrong: the page is there within three seconds, with a next step`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    for (const [name, respond] of Object.entries(faults)) {
      let isFaulty = false;
      const site: ContentSite = await openContentSite({
        pages: [],
        services: baseURL ?? '',
        fetch: (input, init) =>
          isFaulty && of.test(String(input)) ? respond(init?.signal) : fetch(input, init),
      });
      try {
        // The code of the page is loaded, its data is not.
        await fetch(`${site.origin}/ar/${path}`);
        site.purge();
        isFaulty = true;
        const began = performance.now();
        const response = await page.goto(`${site.origin}/ar/${path}`, { waitUntil: 'commit' });
        await response?.finished();
        expect(performance.now() - began, name).toBeLessThan(limit);
        expect(response?.status(), name).toBe(status);
        await expect(page.getByRole('main').locator('a, button').first(), name).toBeVisible();
      } finally {
        await site.close();
      }
    }
  });
}
