import type { Call } from '@mawkib/api-clients';
import {
  getBreadcrumbs,
  getMetaheads,
  getNavEntries,
  getNavEntriesV2,
  getPageByPath,
  getPlacedNavigation,
  getSession,
  getSettings,
  listVehicles,
  searchSite,
} from '@mawkib/api-clients/contracts';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { describe, expect, it } from 'vitest';
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

describe('a page is there within three seconds, with a next step', () => {
  for (const { name, fails, path, status } of services) {
    it.concurrent.each(Object.entries(faults))(`while ${name} is %s`, async (_, respond) => {
      const failing = createFetchCall({ origin: 'https://services.example', fetch: respond });
      const visit = siteApplication({
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
      const began = performance.now();
      const { response, document = '' } = await visit(path);
      expect(performance.now() - began).toBeLessThan(limit);
      expect(response.status).toBe(status);
      const main = document.slice(document.indexOf('<main'), document.indexOf('</main>'));
      if (status === 503) expect(main).toMatch(/<(?:a|button)\b/);
      else expect(document).toMatch(/<header\b/);
    });
  }
});
