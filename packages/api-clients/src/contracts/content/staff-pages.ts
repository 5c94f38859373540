import * as z from 'zod';
import {
  baseVersion,
  envelope,
  listOf,
  localized,
  pageQuery,
  pathId,
  resource,
} from '../envelope.js';
import { operation } from '../operation.js';
import { theme } from '../theme.js';
import { layouts, localeQuery, publicPage, storedBlock } from './public-pages.js';

/** Roles that can change drafts, and roles that can also change what visitors see. @internal */
export const pageEditors = ['editor', 'publisher', 'admin'] as const;
/** @internal */
export const pagePublishers = ['publisher', 'admin'] as const;

/** A page in a list for staff. `published_version` is null if it was never published. */
export const pageSummary = z.looseObject({
  id: z.string(),
  path: z.string(),
  /** Public path; null while the page is not published. */
  live_path: z.string().nullable(),
  title: localized,
  page_type: z.string().nullable(),
  kind: z.enum(['page', 'redirect']),
  version: z.int(),
  published_version: z.int().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  /** Set if it was deleted; it can be restored. */
  deleted_at: z.string().nullable(),
  deleted_by: z.string().nullable(),
});
export type PageSummary = z.infer<typeof pageSummary>;

/** A page with its draft. `version` counts changes. */
export const staffPage = pageSummary.extend({
  meta_title: localized,
  meta_description: localized,
  image_id: z.string().nullable(),
  external_meta_image: z.string().nullable(),
  canonical_url: z.string().nullable(),
  disable_seo_tracking: z.boolean(),
  hide_breadcrumbs: z.boolean().optional(),
  layout: z.enum(layouts),
  theme,
  date: z.string().nullable(),
  blocks: z.array(storedBlock),
});
export type StaffPage = z.infer<typeof staffPage>;

/** An operation on the tree; `@mawkib/blocks/operations` defines and applies them. */
export const treeOperation = z.looseObject({ kind: z.string() });

/** A stored change: author, time, operations and the resulting version. @internal */
export const acceptedChange = z.looseObject({
  version: z.int(),
  by: z.string(),
  at: z.string(),
  operations: z.array(treeOperation),
  /** Names of changed page settings: `title`, `path`. */
  settings: z.array(z.string()).default([]),
});
export type AcceptedChange = z.infer<typeof acceptedChange>;

/** @internal */
export const pageId = z.object({ id: pathId });

const statuses = ['all', 'draft', 'published', 'changed', 'deleted'] as const;
export const pageOrders = ['path', '-path', 'updated_at', '-updated_at'] as const;

/**
 * `status`: `draft` is not published, `changed` has a draft newer than the published version,
 * `deleted` returns only deleted pages.
 */
export const listPages = operation({
  id: 'listPages',
  service: 'content',
  method: 'GET',
  path: '/pages',
  summary: 'Pages of the market',
  access: pageEditors,
  query: z.object({
    ...pageQuery(100, 50),
    search: z.string().max(200).optional(),
    kind: z.enum(['page', 'redirect']).optional(),
    page_type: z.string().max(100).optional(),
    status: z.enum(statuses).default('all'),
    sort: z.enum(pageOrders).default('path'),
  }),
  response: listOf(pageSummary),
});

export const getPage = operation({
  id: 'getPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id',
  summary: 'A page with its draft',
  access: pageEditors,
  params: pageId,
  errors: { unknown_page: 404 },
  response: envelope(staffPage),
});

/** The draft as a visitor would see it, in one language. */
export const previewPage = operation({
  id: 'previewPage',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/preview',
  summary: 'A draft as a visitor would get it',
  access: pageEditors,
  params: pageId,
  query: localeQuery,
  errors: { unknown_page: 404, broken_redirect: 404 },
  response: envelope(publicPage),
});

/**
 * Applies operations to the draft. `version` is the version they are based on; a stale one fails
 * with 409 `stale_version` and the changes since in `changes`.
 */
export const savePage = operation({
  id: 'savePage',
  service: 'content',
  method: 'PUT',
  path: '/pages/:id',
  summary: 'Changes a draft',
  access: pageEditors,
  params: pageId,
  body: z.object({ version: baseVersion, operations: z.array(treeOperation).min(1).max(5000) }),
  errors: { unknown_page: 404, stale_version: 409, invalid_operation: 422, page_too_large: 422 },
  response: envelope(staffPage),
});

/** Additional fields of a `stale_version` problem. */
export const staleVersion = z.looseObject({
  current_version: z.int(),
  changes: z.array(acceptedChange),
});

export const publishPage = operation({
  id: 'publishPage',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/publish',
  summary: 'Publishes a draft',
  access: pagePublishers,
  params: pageId,
  body: z.object({ version: baseVersion }),
  errors: {
    unknown_page: 404,
    stale_version: 409,
    path_taken: 409,
    invalid_page: 422,
    invalid_settings: 422,
  },
  response: envelope(staffPage),
});

/** Block templates in the spec's format, derived from the definitions. */
export const listTemplates = operation({
  id: 'listTemplates',
  service: 'content',
  method: 'GET',
  path: '/templates',
  summary: 'Templates of the blocks',
  response: envelope(z.array(resource('template', z.looseObject({ key: z.string() })))),
});
