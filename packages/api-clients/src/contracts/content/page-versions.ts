import * as z from 'zod';
import { baseVersion, baseVersionText, envelope, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { pageSettings } from './page-settings.js';
import { storedBlock } from './public-pages.js';
import { acceptedChange, pageEditors, pageId, staffPage } from './staff-pages.js';

/** A published version. `published_by` is null if the product published it. */
export const pageVersion = z.looseObject({
  version: z.int(),
  published_at: z.string(),
  published_by: z.string().nullable(),
  path: z.string(),
  title: pageSettings.shape.title,
  /** Visitors see this version. */
  is_live: z.boolean(),
});
export type PageVersion = z.infer<typeof pageVersion>;

/** A published version with its blocks and settings. */
export const wholePageVersion = pageVersion.extend({
  settings: pageSettings,
  blocks: z.array(storedBlock),
});
export type WholePageVersion = z.infer<typeof wholePageVersion>;

const pageAndVersion = pageId.extend({
  version: baseVersionText,
});

/** Newest first. */
export const listPageVersions = operation({
  id: 'listPageVersions',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions',
  access: pageEditors,
  summary: 'Versions of a page that were published',
  params: pageId,
  query: z.object(pageQuery(100, 20)),
  errors: { unknown_page: 404 },
  response: listOf(pageVersion),
});

export const getPageVersion = operation({
  id: 'getPageVersion',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/versions/:version',
  access: pageEditors,
  summary: 'A published version, whole',
  params: pageAndVersion,
  errors: { unknown_page: 404, unknown_version: 404 },
  response: envelope(wholePageVersion),
});

/**
 * Makes a published version the draft, as a new change: blocks and settings, not the path.
 * `version` in the body is the draft's; a stale one fails with the changes since.
 */
export const restorePageVersion = operation({
  id: 'restorePageVersion',
  service: 'content',
  method: 'POST',
  path: '/pages/:id/versions/:version/restore',
  access: pageEditors,
  summary: 'Makes a published version the draft',
  params: pageAndVersion,
  body: z.object({ version: baseVersion }),
  errors: {
    unknown_page: 404,
    unknown_version: 404,
    stale_version: 409,
    invalid_operation: 422,
    page_too_large: 422,
  },
  response: envelope(staffPage),
});

/** All changes of a draft, newest first. */
export const listPageChanges = operation({
  id: 'listPageChanges',
  service: 'content',
  method: 'GET',
  path: '/pages/:id/changes',
  access: pageEditors,
  summary: 'Changes of a draft',
  params: pageId,
  query: z.object(pageQuery(100, 20)),
  errors: { unknown_page: 404 },
  response: listOf(acceptedChange),
});
