import * as z from 'zod';
import { baseVersion, baseVersionText, deleted, envelope, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { pagePathText } from './page-settings.js';
import { linkTypes } from './public-pages.js';
import { pageOrders, pagePublishers } from './staff-pages.js';

export const redirectCodes = [301, 302, 303, 307, 308] as const;

/** A redirect takes effect when it is stored. Site document, section 3. */
export const staffRedirect = z.looseObject({
  id: z.string(),
  path: z.string(),
  to: z.string(),
  http_code: z.int(),
  link_type: z.enum(linkTypes),
  link_new_window: z.boolean(),
  version: z.int(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
});
export type StaffRedirect = z.infer<typeof staffRedirect>;

const draft = z.object({
  path: pagePathText,
  /** A path of this site, or a URL that starts with `https://` or `http://`. */
  to: z.string().trim().min(1).max(2000),
  http_code: z.union(redirectCodes.map((code) => z.literal(code))).default(301),
  /** True for a download; otherwise derived from the URL. */
  is_file: z.boolean().default(false),
  link_new_window: z.boolean().default(false),
});

/** Errors of both writes; `redirect_loop` and `redirect_chain` list the path in `where`. */
const rejected = {
  path_taken: 409,
  redirect_loop: 409,
  redirect_chain: 409,
  invalid_settings: 422,
} as const;

const byId = z.object({ id: z.string().min(1).max(200) });

export const listRedirects = operation({
  id: 'listRedirects',
  service: 'content',
  method: 'GET',
  path: '/redirects',
  access: pagePublishers,
  summary: 'Redirects of the market',
  query: z.object({
    ...pageQuery(100, 50),
    search: z.string().max(200).optional(),
    sort: z.enum(pageOrders).default('path'),
  }),
  response: listOf(staffRedirect),
});

export const createRedirect = operation({
  id: 'createRedirect',
  service: 'content',
  method: 'POST',
  path: '/redirects',
  status: 201,
  access: pagePublishers,
  summary: 'Makes a redirect',
  body: draft,
  errors: rejected,
  response: envelope(staffRedirect),
});

export const updateRedirect = operation({
  id: 'updateRedirect',
  service: 'content',
  method: 'PUT',
  path: '/redirects/:id',
  access: pagePublishers,
  summary: 'Changes a redirect',
  params: byId,
  body: draft.extend({ version: baseVersion }),
  errors: { unknown_page: 404, stale_version: 409, ...rejected },
  response: envelope(staffRedirect),
});

export const deleteRedirect = operation({
  id: 'deleteRedirect',
  service: 'content',
  method: 'DELETE',
  path: '/redirects/:id',
  access: pagePublishers,
  summary: 'Deletes a redirect',
  params: byId,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_page: 404, stale_version: 409 },
  response: envelope(deleted),
});
