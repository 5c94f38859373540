import * as z from 'zod';
import { baseVersion, envelope, localized } from '../../envelope.js';
import { operation } from '../../operation.js';
import { importNote } from './mappings.js';
import { importAdmin, importName } from './sources.js';

const values = z.record(z.string(), z.unknown());

/**
 * One vehicle: data of its source and manual edits, by the field names of a feed (`sale_minor`,
 * `version`). Edited fields ignore later imports until they are reset.
 */
export const stockRecord = z.looseObject({
  id: z.string(),
  vin: z.string().nullable(),
  title: localized,
  source_id: z.string().nullable(),
  /** Names of its publication lists; empty after it is sold or retired. */
  publications: z.array(z.string()),
  imported: values,
  edited: values,
  /** Counts edits. */
  version: z.int().min(1),
  retired_at: z.string().nullable(),
  /** True if a lock or an order refers to it. */
  ordered: z.boolean(),
  edited_by: z.string().nullable(),
  edited_at: z.string().nullable(),
});
export type StockRecord = z.infer<typeof stockRecord>;

/** By either `id` or `vin`. */
export const findStockRecord = operation({
  id: 'findStockRecord',
  service: 'stock',
  method: 'GET',
  path: '/import/vehicles',
  access: importAdmin,
  summary: 'One vehicle, imported and edited values side by side',
  query: z.object({
    id: z.string().min(1).max(64).optional(),
    vin: z.string().min(1).max(40).optional(),
  }),
  errors: { vehicle_not_found: 404 },
  response: envelope(stockRecord),
});

/** Null in `edited` clears a field; `reset` returns fields to the source's values. */
export const editStockRecord = operation({
  id: 'editStockRecord',
  service: 'stock',
  method: 'PUT',
  path: '/import/vehicles/:id',
  access: importAdmin,
  summary: 'Edits a vehicle by hand',
  params: z.object({ id: z.string().min(1).max(64) }),
  body: z.object({
    edited: values.default({}),
    reset: z.array(z.string().min(1).max(60)).max(60).default([]),
    version: baseVersion,
  }),
  errors: { vehicle_not_found: 404, stale_version: 409, invalid_edit: 422 },
  response: envelope(stockRecord),
});

export const maxPushedRows = 5000;

/**
 * Imports a batch of rows with the mapping of `source`: all or none is applied. Repeating it
 * changes nothing. Requires a machine token (`Authorization: Bearer mwk_…`) for the source.
 * Vehicles that are not named stay; `retire` lists the ids of vehicles that left.
 *
 * A row is an object as in a JSON file, flat or nested as the spec's raw vehicle. Columns of the
 * mapping are paths: `make`, `engine.type`, `photos.normal`. Null means no value; the values of a
 * list are one column with several values.
 */
export const pushStockVehicles = operation({
  id: 'pushStockVehicles',
  service: 'stock',
  method: 'PUT',
  path: '/vehicles',
  access: importAdmin,
  summary: 'Imports a batch of rows',
  body: z.object({
    source: importName,
    rows: z
      .array(z.record(z.string().max(300), z.unknown()))
      .max(maxPushedRows)
      .default([]),
    retire: z.array(z.string().min(1).max(64)).max(maxPushedRows).default([]),
  }),
  errors: {
    unknown_source: 404,
    run_in_progress: 409,
    source_disabled: 409,
    invalid_source: 422,
  },
  response: envelope(
    z.looseObject({
      /** Null if nothing changed. */
      run_id: z.uuid().nullable(),
      version: z.int().nullable(),
      rows: z.array(
        z.looseObject({
          row: z.int().min(1),
          outcome: z.enum(['accepted', 'repaired', 'rejected']),
          change: z.enum(['created', 'changed', 'unchanged']).nullable(),
          vehicle_id: z.string().nullable(),
          notes: z.array(importNote),
        }),
      ),
      retired: z.int().min(0),
    }),
  ),
});
