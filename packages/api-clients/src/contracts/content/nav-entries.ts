import * as z from 'zod';
import { envelope, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { navPanel, navStrategy } from './nav-panel.js';
import { localeQuery } from './public-pages.js';

export const navEntry = z.looseObject({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  /** `primary`: next to the logo; `secondary`: at the end; `footer`: the footer's columns. */
  area: z.enum(['primary', 'secondary', 'footer']),
  image_id: z.string().nullable(),
  children: z.array(z.looseObject({ id: z.string(), label: z.string(), url: z.string() })),
});
export type NavEntry = z.infer<typeof navEntry>;

/** An entry of the newer navigation. Its panel replaces `children`. */
export const navEntryV2 = navEntry.extend({
  ...navPanel.shape,
  icon: z.string().nullable().default(null),
  dc_strategy: navStrategy.nullable().default(null),
});
export type NavEntryV2 = z.infer<typeof navEntryV2>;

/** The previous version of the navigation. Site document, section 7. */
export const getNavEntries = operation({
  id: 'getNavEntries',
  service: 'content',
  method: 'GET',
  path: '/nav_entries',
  summary: 'Entries of the navigation',
  query: localeQuery,
  response: envelope(z.array(navEntry)),
});

/** The current version of the navigation. Site document, section 7. */
export const getNavEntriesV2 = operation({
  id: 'getNavEntriesV2',
  service: 'content',
  method: 'GET',
  path: '/nav_entries_v2',
  summary: 'Entries of the newer navigation',
  query: localeQuery,
  response: envelope(z.array(navEntryV2)),
});

/** A page between the home page and the current page; the last one is the current page. */
export const breadcrumb = z.looseObject({ id: z.string(), label: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** Site document, section 7. */
export const getBreadcrumbs = operation({
  id: 'getBreadcrumbs',
  service: 'content',
  method: 'GET',
  path: '/nav_entries/breadcrumbs/:page_id',
  summary: 'The way from home to a page',
  params: z.object({ page_id: pathId }),
  query: localeQuery,
  errors: { unknown_page: 404 },
  response: envelope(z.array(breadcrumb)),
});
