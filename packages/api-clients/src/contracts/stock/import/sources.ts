import * as z from 'zod';
import { baseVersion, baseVersionText, deleted, envelope, listOf } from '../../envelope.js';
import { operation } from '../../operation.js';

/** @internal */
export const importAdmin = ['admin'] as const;

/** A name in paths: `dubai-used`. @internal */
export const importName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/);

/** Delivery method of a source. `push`: batches from `pushStockVehicles`. */
export const stockSourceKinds = ['upload', 'url', 'folder', 'push'] as const;
/** `full`: vehicles that are not in a file are retired; `partial`: they stay. */
export const importModes = ['full', 'partial'] as const;

const cron = z
  .string()
  .trim()
  .max(60)
  .regex(/^\S+( \S+){4}$/);

const sourceFields = {
  label: z.string().trim().min(1).max(120),
  kind: z.enum(stockSourceKinds),
  /** Name of the mapping; null until one is chosen, and then no run can start. */
  mapping: importName.nullable(),
  mode: z.enum(importModes),
  /** Https URL of a `url` source. */
  url: z.url().max(2000).nullable(),
  /** Path inside `STOCK_FEED_DIR` of a `folder` source. */
  file: z.string().max(300).nullable(),
  /**
   * Cron expression in the market's time zone: `0,30 6-22 * * *`. Null: runs start only on request.
   */
  schedule: cron.nullable(),
  enabled: z.boolean(),
};

/** A source of vehicles or retailers. `id` never changes; `version` counts changes. */
export const stockSource = z.looseObject({
  id: importName,
  ...sourceFields,
  version: z.int().min(1),
  /** Vehicles of the source that are for sale. */
  vehicles: z.int().min(0),
  last_run: z
    .looseObject({ id: z.string(), status: z.string(), created_at: z.string() })
    .nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type StockSource = z.infer<typeof stockSource>;

const oneSource = z.object({ id: importName });

export const listStockSources = operation({
  id: 'listStockSources',
  service: 'stock',
  method: 'GET',
  path: '/import/sources',
  access: importAdmin,
  summary: 'Sources of the stock',
  response: listOf(stockSource, z.looseObject({ total: z.int().min(0) })),
});

/** 409 `source_exists` if the id is in use. */
export const createStockSource = operation({
  id: 'createStockSource',
  service: 'stock',
  method: 'POST',
  path: '/import/sources',
  access: importAdmin,
  summary: 'Adds a source of stock',
  body: z.object({
    id: importName,
    ...sourceFields,
    mapping: sourceFields.mapping.default(null),
    mode: sourceFields.mode.default('full'),
    url: sourceFields.url.default(null),
    file: sourceFields.file.default(null),
    schedule: sourceFields.schedule.default(null),
    enabled: sourceFields.enabled.default(true),
  }),
  errors: { source_exists: 409, unknown_mapping: 404, invalid_source: 422 },
  response: envelope(stockSource),
});

/** 409 `stale_version` has the present source in `current`. */
export const updateStockSource = operation({
  id: 'updateStockSource',
  service: 'stock',
  method: 'PUT',
  path: '/import/sources/:id',
  access: importAdmin,
  summary: 'Changes a source of stock',
  params: oneSource,
  body: z.object({ ...sourceFields, version: baseVersion }),
  errors: {
    unknown_source: 404,
    unknown_mapping: 404,
    stale_version: 409,
    invalid_source: 422,
  },
  response: envelope(stockSource),
});

/** 409 `source_in_use` while it has vehicles for sale or a run in progress. */
export const deleteStockSource = operation({
  id: 'deleteStockSource',
  service: 'stock',
  method: 'DELETE',
  path: '/import/sources/:id',
  access: importAdmin,
  summary: 'Deletes a source of stock',
  params: oneSource,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_source: 404, stale_version: 409, source_in_use: 409 },
  response: envelope(deleted),
});
