import * as z from 'zod';
import { baseVersion, baseVersionText, deleted, envelope, listOf, pageQuery } from '../envelope.js';
import { operation } from '../operation.js';
import { metahead, metaheadLanguages } from './settings-and-metaheads.js';

const admin = ['admin'] as const;

/**
 * The writable fields of a meta head; a `page_id` of null means every page. Site document, section
 * 3.
 */
export const metaheadDraft = z.object({
  content: z.string().trim().min(1).max(100_000),
  language: z.enum(metaheadLanguages),
  page_id: z.string().min(1).max(200).nullable().default(null),
  reload_on_each_page: z.boolean().default(false),
  in_body: z.boolean().default(false),
});

/** A meta head for administrators. */
export const staffMetahead = metahead.extend({
  version: z.int(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
});
export type StaffMetahead = z.infer<typeof staffMetahead>;

const byId = z.object({ id: z.string().min(1).max(200) });

/** In order. `page_id` selects those of one page, `scope=global` those of every page. */
export const listStaffMetaheads = operation({
  id: 'listStaffMetaheads',
  service: 'content',
  method: 'GET',
  path: '/staff_metaheads',
  access: admin,
  summary: 'Meta heads, for administrators',
  query: z.object({
    ...pageQuery(100, 50),
    scope: z.enum(['all', 'global', 'page']).default('all'),
    page_id: z.string().max(200).optional(),
  }),
  response: listOf(staffMetahead),
});

/** Creates a meta head after all others. */
export const createMetahead = operation({
  id: 'createMetahead',
  service: 'content',
  method: 'POST',
  path: '/staff_metaheads',
  status: 201,
  access: admin,
  summary: 'Makes a meta head',
  body: metaheadDraft,
  errors: { unknown_page: 404, invalid_settings: 422 },
  response: envelope(staffMetahead),
});

export const updateMetahead = operation({
  id: 'updateMetahead',
  service: 'content',
  method: 'PUT',
  path: '/staff_metaheads/:id',
  access: admin,
  summary: 'Changes a meta head',
  params: byId,
  body: metaheadDraft.extend({ version: baseVersion }),
  errors: { unknown_metahead: 404, unknown_page: 404, stale_version: 409, invalid_settings: 422 },
  response: envelope(staffMetahead),
});

export const deleteMetahead = operation({
  id: 'deleteMetahead',
  service: 'content',
  method: 'DELETE',
  path: '/staff_metaheads/:id',
  access: admin,
  summary: 'Deletes a meta head',
  params: byId,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_metahead: 404, stale_version: 409 },
  response: envelope(deleted),
});

/**
 * Reorders meta heads, global ones and those of pages together. Every id must exist; meta heads
 * that are not named follow in their present order.
 */
export const orderMetaheads = operation({
  id: 'orderMetaheads',
  service: 'content',
  method: 'PUT',
  path: '/metahead_order',
  access: admin,
  summary: 'Puts meta heads in order',
  body: z.object({ ids: z.array(z.string().max(200)).min(1).max(500) }),
  errors: { stale_order: 409 },
  response: envelope(z.object({ ids: z.array(z.string()) })),
});
