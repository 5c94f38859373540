import type { Strategy } from '@mawkib/core/dynamic-content';
import * as z from 'zod';
import { envelope, listOf, locale, localeOrDefault, pageQuery, resource } from '../envelope.js';
import { operation } from '../operation.js';
import { theme } from '../theme.js';

/** @internal */
export const localeQuery = z.object({ locale: localeOrDefault });

/**
 * Reason why staff see a block or group that visitors do not see; `untrue`: a price or an offer in
 * it no longer holds.
 */
export type StaffNotice = 'unknown_template' | 'out_of_schedule' | 'incomplete' | 'untrue';

export interface PublicGroup {
  id: string;
  fields: Record<string, unknown>;
  /** Present until the strategy is applied. */
  dc_strategy?: Strategy<PublicGroup>;
  notice?: StaffNotice;
}

/** A block as visitors get it: values in one language, groups cut to the template's max. */
export interface PublicBlock {
  id: string;
  template: string;
  fields: Record<string, unknown>;
  groups: PublicGroup[];
  /** Present until the strategy is applied. */
  dc_strategy?: Strategy<PublicBlock>;
  /** The block is static: the browser adopts the server's markup and loads no script for it. */
  still?: true;
  /**
   * Added to the names of the block's query parameters: `-2` for the second interactive block of its
   * template on the page. The first has none.
   */
  suffix?: string;
  notice?: StaffNotice;
  /** Positions of the block in pages of other systems. Site document, section 3. */
  active_positions?: unknown[];
}

/** The fields that every service guarantees; ours adds the optional fields of `PublicBlock`. */
export const publicBlock = z.looseObject({
  id: z.string(),
  template: z.string(),
  fields: z.record(z.string(), z.unknown()),
  groups: z.array(z.looseObject({ id: z.string(), fields: z.record(z.string(), z.unknown()) })),
  active_positions: z.array(z.unknown()).optional(),
}) as unknown as z.ZodType<PublicBlock>;

/** A stored block: translatable values have one text per locale. */
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

const pageAttributes = z.looseObject({
  path: z.string(),
  title: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  image_id: z.string().nullable(),
  external_meta_image: z.string().nullable(),
  canonical_url: z.string().nullable(),
  disable_seo_tracking: z.boolean(),
  hide_breadcrumbs: z.boolean().optional(),
  page_type: z.string().nullable(),
  /** Date of a news article, `yyyy-MM-dd`. */
  date: z.string().nullish(),
  /** Time of the published version; absent for drafts. */
  published_at: z.iso.datetime({ offset: true }).nullish(),
  layout: z.enum(layouts),
  theme,
  /** Paths of this page by locale, for `hreflang`. */
  locales: z.array(locale),
  blocks: z.array(publicBlock),
});

export const linkTypes = ['internal', 'external', 'file'] as const;

const redirectAttributes = z.looseObject({
  path: z.string(),
  to: z.string(),
  http_code: z.int().min(300).max(399).default(301),
  link_type: z.enum(linkTypes).default('internal'),
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

export const getPageByPath = operation({
  id: 'getPageByPath',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages/by_path/*',
  params: z.object({ path: z.string() }),
  /** `search`: the query of the address, for redirects from an address with one. */
  query: localeQuery.extend({ search: z.string().max(2000).optional() }),
  summary: 'A public page by its path',
  errors: { unknown_page: 404, broken_redirect: 404 },
  response: envelope(publicPage),
});

/** A page that search engines may index. */
export const listedPage = z.looseObject({
  path: z.string(),
  published_at: z.iso.datetime({ offset: true }).nullable(),
});
export type ListedPage = z.infer<typeof listedPage>;

/** Published pages that are canonical and indexable, by path, for a sitemap. */
export const listPublicPages = operation({
  id: 'listPublicPages',
  service: 'content',
  method: 'GET',
  path: '/public_api/pages',
  query: z.looseObject(pageQuery(1000)),
  summary: 'Public pages for a site map',
  response: listOf(listedPage),
});
