import * as z from 'zod';
import {
  baseVersion,
  baseVersionText,
  deleted,
  envelope,
  localized,
  someLocalized,
} from '../envelope.js';
import { operation } from '../operation.js';
import { navEntry } from './nav-entries.js';
import { navPanelDraft, navStrategy } from './nav-panel.js';
import { pagePublishers } from './staff-pages.js';

/** Areas of the navigation. */
export const navAreas = navEntry.shape.area.options;

const label = z.string().trim().max(100);
const labels = someLocalized(label);
/** A path of this site, `#…`, or a URL with `https`, `http`, `mailto`, `tel` and the like. */
const url = z.string().trim().min(1).max(2000);

/**
 * The writable fields of an entry. At least one label is required. `children` are the links of the
 * former navigation; `columns`, `cards` and `feature` the panel of the newer one.
 */
export const navEntryDraft = z.object({
  label: labels,
  url,
  area: navEntry.shape.area,
  image_id: z.string().trim().min(1).max(200).nullable().default(null),
  children: z
    .array(
      z.object({
        id: z.string().min(1).max(64).optional(),
        label: labels,
        url,
        /** A further level; accepted here so that its error can name the limit. */
        children: z.array(z.unknown()).optional(),
      }),
    )
    .max(50)
    .default([]),
  icon: z.string().trim().min(1).max(60).nullable().default(null),
  dc_strategy: z
    .object({ key: z.string().trim().min(1).max(100), value: z.string().trim().max(2000) })
    .nullable()
    .default(null),
  ...navPanelDraft.shape,
});

/** An entry in every locale, with its position. */
export const staffNavEntry = z.looseObject({
  id: z.string(),
  label: localized,
  url: z.string(),
  area: navEntry.shape.area,
  image_id: z.string().nullable(),
  children: z.array(z.looseObject({ id: z.string(), label: localized, url: z.string() })),
  icon: z.string().nullable(),
  dc_strategy: navStrategy.nullable(),
  ...navPanelDraft.shape,
  version: z.int(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
});
export type StaffNavEntry = z.infer<typeof staffNavEntry>;

const byId = z.object({ id: z.string().min(1).max(200) });

/** All entries by area and position; not paginated, since a market has dozens. */
export const listStaffNavEntries = operation({
  id: 'listStaffNavEntries',
  service: 'content',
  method: 'GET',
  path: '/staff_nav_entries',
  access: pagePublishers,
  summary: 'Entries of the navigation in every language',
  response: envelope(z.array(staffNavEntry)),
});

/** Creates an entry at the end of its area. */
export const createNavEntry = operation({
  id: 'createNavEntry',
  service: 'content',
  method: 'POST',
  path: '/staff_nav_entries',
  status: 201,
  access: pagePublishers,
  summary: 'Makes an entry of the navigation',
  body: navEntryDraft,
  errors: { too_many_entries: 409, invalid_settings: 422 },
  response: envelope(staffNavEntry),
});

export const updateNavEntry = operation({
  id: 'updateNavEntry',
  service: 'content',
  method: 'PUT',
  path: '/staff_nav_entries/:id',
  access: pagePublishers,
  summary: 'Changes an entry of the navigation',
  params: byId,
  body: navEntryDraft.extend({ version: baseVersion }),
  errors: {
    unknown_entry: 404,
    stale_version: 409,
    too_many_entries: 409,
    invalid_settings: 422,
  },
  response: envelope(staffNavEntry),
});

export const deleteNavEntry = operation({
  id: 'deleteNavEntry',
  service: 'content',
  method: 'DELETE',
  path: '/staff_nav_entries/:id',
  access: pagePublishers,
  summary: 'Deletes an entry of the navigation',
  params: byId,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_entry: 404, stale_version: 409 },
  response: envelope(deleted),
});

/** Reorders an area. All of its entries must be named, otherwise 409 `stale_order`. */
export const orderNavEntries = operation({
  id: 'orderNavEntries',
  service: 'content',
  method: 'PUT',
  path: '/nav_entry_order/:area',
  access: pagePublishers,
  summary: 'Puts the navigation in order',
  params: z.object({ area: navEntry.shape.area }),
  body: z.object({ ids: z.array(z.string().max(200)).max(500) }),
  errors: { stale_order: 409 },
  response: envelope(z.array(staffNavEntry)),
});
