import { metaheadLanguages, type Theme, themes } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import { envelope, listOf, locale, localized, pageQuery, resource } from './common.js';
import { operation } from './operation.js';

const localeQuery = z.object({ locale: locale.default('ar') });

/** A block as visitors get it: values in one language, groups cut to the template's limit. */
export const publicBlock = z.looseObject({
  id: z.string(),
  template: z.string(),
  fields: z.record(z.string(), z.unknown()),
  groups: z.array(z.looseObject({ id: z.string(), fields: z.record(z.string(), z.unknown()) })),
});
export type PublicBlock = z.infer<typeof publicBlock>;

/** A stored block: contentful values hold one text per language. */
export const storedBlock = z.object({
  id: z.string().min(1).max(64),
  template: z.string().min(1).max(64),
  version: z.int().min(1),
  fields: z.record(z.string(), z.unknown()),
  groups: z.array(
    z.object({ id: z.string().min(1).max(64), fields: z.record(z.string(), z.unknown()) }),
  ),
});
export type StoredBlock = z.infer<typeof storedBlock>;

export const layouts = ['default', 'brand', 'error'] as const;
export type { Theme };
export { themes };

const pageAttributes = z.looseObject({
  path: z.string(),
  title: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  image_id: z.string().nullable(),
  external_meta_image: z.string().nullable(),
  canonical_url: z.string().nullable(),
  disable_seo_tracking: z.boolean(),
  page_type: z.string().nullable(),
  layout: z.enum(layouts),
  theme: z.enum(themes),
  /** The paths of this page per language, for `hreflang`. */
  locales: z.array(locale),
  blocks: z.array(publicBlock),
});

const redirectAttributes = z.looseObject({
  path: z.string(),
  to: z.string(),
  http_code: z.int().min(300).max(399).default(301),
  link_type: z.enum(['internal', 'external', 'file']).default('internal'),
  redirect_path: z.string().nullable(),
  link_new_window: z.boolean().default(false),
});

/** A public page is a page of blocks or a redirect. */
export const publicPage = z.discriminatedUnion('type', [
  resource('page', pageAttributes),
  resource('redirect', redirectAttributes),
]);
export type PublicPage = z.infer<typeof publicPage>;
export type ContentPage = Extract<PublicPage, { type: 'page' }>;

export const setting = z.looseObject({ id: z.string(), key: z.string(), value: z.string() });
export type Setting = z.infer<typeof setting>;

export const navEntry = z.looseObject({
  id: z.string(),
  label: z.string(),
  url: z.string(),
  /** `primary` beside the logo, `secondary` at the end, `footer` in the footer's columns. */
  area: z.enum(['primary', 'secondary', 'footer']),
  image_id: z.string().nullable(),
  children: z.array(z.looseObject({ id: z.string(), label: z.string(), url: z.string() })),
});
export type NavEntry = z.infer<typeof navEntry>;

export const metahead = z.looseObject({
  id: z.string(),
  content: z.string(),
  language: z.enum(metaheadLanguages),
  sequence: z.int(),
  page_id: z.string().nullable(),
  reload_on_each_page: z.boolean(),
  in_body: z.boolean(),
});
export type Metahead = z.infer<typeof metahead>;

export const dealer = z.looseObject({
  id: z.string(),
  dealer_code: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  opening_hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  image_id: z.string().nullable(),
});
export type Dealer = z.infer<typeof dealer>;

export const getPageByPath = operation({
  id: 'getPageByPath',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages/by_path/*',
  params: z.object({ path: z.string() }),
  query: localeQuery,
  answer: envelope(publicPage),
});

export const getSettings = operation({
  id: 'getSettings',
  service: 'content',
  method: 'GET',
  path: '/settings',
  answer: envelope(z.array(setting)),
});

export const getNavEntries = operation({
  id: 'getNavEntries',
  service: 'content',
  method: 'GET',
  path: '/nav_entries',
  query: localeQuery,
  answer: envelope(z.array(navEntry)),
});

export const getMetaheads = operation({
  id: 'getMetaheads',
  service: 'content',
  method: 'GET',
  path: '/metaheads',
  query: z.looseObject({ 'q[page_id_equal_or_null]': z.string().optional() }),
  answer: envelope(z.array(metahead)),
});

export const getDealers = operation({
  id: 'getDealers',
  service: 'content',
  method: 'GET',
  path: '/dealers',
  query: localeQuery.extend({ items: pageQuery(50).items }),
  answer: listOf(dealer),
});

/** A page as staff see it in a list. `published_version` is null while it was never published. */
export const pageSummary = z.looseObject({
  id: z.string(),
  path: z.string(),
  title: localized,
  page_type: z.string().nullable(),
  kind: z.enum(['page', 'redirect']),
  version: z.int(),
  published_version: z.int().nullable(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
});
export type PageSummary = z.infer<typeof pageSummary>;

/** A page with its draft tree. `version` counts every acknowledged change. */
export const staffPage = pageSummary.extend({
  meta_title: localized,
  meta_description: localized,
  image_id: z.string().nullable(),
  blocks: z.array(storedBlock),
});
export type StaffPage = z.infer<typeof staffPage>;

/** An operation on the tree, as `@mawkib/blocks/operations` types and applies it. */
export const treeOperation = z.looseObject({ kind: z.string() });

/** A change that was accepted: who, when, what, and the version it made. */
export const acceptedChange = z.looseObject({
  version: z.int(),
  by: z.string(),
  at: z.string(),
  operations: z.array(treeOperation),
});
export type AcceptedChange = z.infer<typeof acceptedChange>;

const pageId = z.object({ id: z.string() });

export const listPages = operation({
  id: 'listPages',
  service: 'content',
  method: 'GET',
  path: '/pages',
  access: ['editor', 'publisher', 'admin'],
  query: z.object({ ...pageQuery(100, 50), search: z.string().max(200).optional() }),
  answer: listOf(pageSummary),
});

export const getPage = operation({
  id: 'getPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id',
  access: ['editor', 'publisher', 'admin'],
  params: pageId,
  answer: envelope(staffPage),
});

/** The draft as a visitor would get it, in one language. */
export const previewPage = operation({
  id: 'previewPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/preview',
  access: ['editor', 'publisher', 'admin'],
  params: pageId,
  query: localeQuery,
  answer: envelope(publicPage),
});

/**
 * Applies operations to the draft. `version` is the version they were made on; a stale one is
 * refused with 409 `stale_version` and, in `changes`, what others changed since.
 */
export const savePage = operation({
  id: 'savePage',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id',
  access: ['editor', 'publisher', 'admin'],
  params: pageId,
  body: z.object({ version: z.int().min(1), operations: z.array(treeOperation).min(1).max(5000) }),
  answer: envelope(staffPage),
});

/** What a refused save carries besides the problem's own fields. */
export const staleVersion = z.looseObject({
  current_version: z.int(),
  changes: z.array(acceptedChange),
});

export const publishPage = operation({
  id: 'publishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/publish',
  access: ['publisher', 'admin'],
  params: pageId,
  body: z.object({ version: z.int().min(1) }),
  answer: envelope(staffPage),
});

/** Block templates in the spec's shape, derived from the definitions. */
export const listTemplates = operation({
  id: 'listTemplates',
  service: 'content',
  method: 'GET',
  path: '/templates',
  answer: envelope(z.array(resource('template', z.looseObject({ key: z.string() })))),
});
