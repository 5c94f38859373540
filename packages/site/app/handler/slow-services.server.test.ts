import type { Call } from '@mawkib/api-clients';
import {
  getBreadcrumbs,
  getMetaheads,
  getNavEntries,
  getNavEntriesV2,
  getPageByPath,
  getSettings,
  searchSite,
} from '@mawkib/api-clients/contracts/content';
import { getSession } from '@mawkib/api-clients/contracts/identity';
import { getPlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import { listVehicles } from '@mawkib/api-clients/contracts/stock';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as content from '../routes/content.tsx';
import * as search from '../routes/search.tsx';
import { siteApplication } from './application.fixture.ts';

/** Max time in ms from the request to the whole document. */
const limit = 3_000;

/** Ways in which a service fails. */
const faults: Readonly<Record<string, typeof fetch>> = {
  slow: (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    }),
  dropped: async () => {
    throw new TypeError('fetch failed');
  },
  lying: async () =>
    Response.json({ data: { id: null, attributes: [[[]]], meta: 'x'.repeat(9_999) } }),
};

type Operation = Parameters<Call>[0];
const one = (...operations: readonly { id: string }[]) => {
  const ids = new Set(operations.map(({ id }) => id));
  return ({ id }: Operation) => ids.has(id);
};

/** Operations that fail, by the service that visitors miss, and the status of the page without it. */
const services = [
  {
    name: 'navigation',
    fails: one(getNavEntries, getNavEntriesV2, getPlacedNavigation, getBreadcrumbs),
    path: '/ar/x',
    status: 200,
  },
  { name: 'settings', fails: one(getSettings, getMetaheads), path: '/ar/x', status: 200 },
  { name: 'search', fails: one(searchSite, listVehicles), path: '/ar/search?q=x', status: 200 },
  {
    name: 'content',
    fails: ({ service }: Operation) => service === 'content',
    path: '/ar/x',
    status: 503,
  },
];

const page = {
  id: 'x',
  type: 'page',
  attributes: {
    path: '/x',
    title: 'X',
    meta_title: null,
    meta_description: null,
    image_id: null,
    external_meta_image: null,
    canonical_url: null,
    disable_seo_tracking: false,
    page_type: null,
    layout: 'brand',
    theme: 'land-rover',
    locales: ['ar', 'en'],
    blocks: [],
  },
};

/** The site while some operations fail. */
const siteWithout = (fails: (operation: Operation) => boolean, failing: Call) =>
  siteApplication({
    routes: [
      { path: 'search', module: search },
      { path: '*', id: 'content', module: content },
    ],
    responses: { [getSession.id]: { person: null }, [getPageByPath.id]: page },
    wrapCall: (call) =>
      ((...made: Parameters<Call>) =>
        fails(made[0]) ? failing(...made) : call(...made)) as unknown as Call,
    log: () => {},
  });

const pause = setTimeout;
// A first visit loads the modules of its page, which takes as long as the machine takes.
beforeAll(async () => {
  const dropped = createFetchCall({ origin: 'https://services.example', fetch: faults.dropped });
  for (const { fails, path } of services) await siteWithout(fails, dropped)(path);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass only while nothing else is left to do, until the result is there. */
async function withinLimit<T>(result: Promise<T>): Promise<T> {
  let isThere = false;
  const told = result.finally(() => {
    isThere = true;
  });
  for (let ms = 0; !isThere; ms += 50) {
    expect(ms).toBeLessThan(limit);
    for (let looks = 0; looks < 10 && !isThere; looks += 1) {
      await new Promise<void>((resolve) => pause(resolve, 1));
    }
    if (!isThere) await vi.advanceTimersByTimeAsync(50);
  }
  return told;
}

describe('a page is there within three seconds, with a next step', () => {
  for (const { name, fails, path, status } of services) {
    it.each(Object.entries(faults))(`while ${name} is %s`, async (_, respond) => {
      const failing = createFetchCall({ origin: 'https://services.example', fetch: respond });
      const visit = siteWithout(fails, failing);
      const { response, document = '' } = await withinLimit(visit(path));
      expect(response.status).toBe(status);
      const main = document.slice(document.indexOf('<main'), document.indexOf('</main>'));
      if (status === 503) expect(main).toMatch(/<(?:a|button)\b/);
      else expect(document).toMatch(/<header\b/);
    });
  }
});
