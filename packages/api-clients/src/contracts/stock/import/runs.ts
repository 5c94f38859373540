import * as z from 'zod';
import { envelope, file, listOf, localeOrDefault } from '../../envelope.js';
import { operation } from '../../operation.js';
import { importNote } from './mappings.js';
import { importAdmin, importModes, importName } from './sources.js';

/**
 * States of a run. `waiting`: it would retire more than half of the stock and needs confirmation;
 * `unchanged`: the source has nothing new; `rejected`: every row was rejected and nothing changed;
 * `interrupted`: its process ended.
 */
export const stockRunStatuses = [
  'queued',
  'reading',
  'waiting',
  'applying',
  'applied',
  'unchanged',
  'rejected',
  'failed',
  'cancelled',
  'interrupted',
] as const;
export type StockRunStatus = (typeof stockRunStatuses)[number];

const count = z.int().min(0);

/** One import. It changes the stock all at once when it is `applied`. */
export const stockRun = z.looseObject({
  id: z.uuid(),
  source_id: z.string(),
  kind: z.enum(['import', 'rollback']),
  status: z.enum(stockRunStatuses),
  /** Stock version after the run; null before, and if nothing changed. */
  version: z.int().nullable(),
  /** True if `rollbackStockRun` can undo it. */
  can_roll_back: z.boolean(),
  mode: z.enum(importModes),
  mapping: z.looseObject({ name: z.string(), version: z.int() }).nullable(),
  file_name: z.string().nullable(),
  progress: z.looseObject({
    bytes: count,
    /** Null if the size is unknown. */
    bytes_total: count.nullable(),
    rows: count,
  }),
  counts: z.looseObject({
    accepted: count,
    repaired: count,
    rejected: count,
    created: count,
    changed: count,
    unchanged: count,
    retired: count,
    /** Images that could not be loaded from their URL. */
    broken_pictures: count,
  }),
  /** Reason for failing, waiting or being interrupted, in the requested language. */
  reason: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
  started_by: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type StockRun = z.infer<typeof stockRun>;

const oneRun = z.object({ id: z.uuid() });
const inLocale = { locale: localeOrDefault };

/** Runs, newest first. `before` is `next` of the previous page. */
export const listStockRuns = operation({
  id: 'listStockRuns',
  service: 'stock',
  method: 'GET',
  path: '/import/runs',
  access: importAdmin,
  summary: 'Imports of the stock',
  query: z.object({
    source: importName.optional(),
    status: z.enum(stockRunStatuses).optional(),
    items: z.coerce.number().int().min(1).max(100).default(25),
    before: z.uuid().optional(),
    ...inLocale,
  }),
  errors: { unknown_run: 404 },
  response: listOf(stockRun, z.looseObject({ next: z.string().nullable() })),
});

export const getStockRun = operation({
  id: 'getStockRun',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id',
  access: importAdmin,
  summary: 'One import',
  params: oneRun,
  query: z.object(inLocale),
  errors: { unknown_run: 404 },
  response: envelope(stockRun),
});

/**
 * Starts a run: of `file_id` for `upload` sources, of the present file for others. 409
 * `run_in_progress` while another run of the source is not finished.
 */
export const startStockRun = operation({
  id: 'startStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs',
  status: 202,
  access: importAdmin,
  summary: 'Starts an import',
  query: z.object(inLocale),
  body: z.object({
    source_id: importName,
    file_id: z.uuid().optional(),
    /** Overrides the source's mapping. */
    mapping: importName.optional(),
    /** Overrides the source's mode. */
    mode: z.enum(importModes).optional(),
  }),
  errors: {
    unknown_source: 404,
    unknown_mapping: 404,
    file_not_found: 404,
    run_in_progress: 409,
    source_disabled: 409,
    invalid_source: 422,
  },
  response: envelope(stockRun),
});

const changeRun = (summary: string) => ({
  access: importAdmin,
  summary,
  params: oneRun,
  query: z.object(inLocale),
  response: envelope(stockRun),
});

/** Confirms a waiting run: vehicles that are not in its file are retired. */
export const confirmStockRun = operation({
  id: 'confirmStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/confirm',
  ...changeRun('Confirms an import that waits'),
  errors: { unknown_run: 404, run_not_waiting: 409 },
});

/** Cancels a run before it is applied; nothing is stored. */
export const cancelStockRun = operation({
  id: 'cancelStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/cancel',
  ...changeRun('Cancels an import'),
  errors: { unknown_run: 404, run_finished: 409 },
});

/** Restarts a run that failed, was cancelled or interrupted. The response is the new run. */
export const restartStockRun = operation({
  id: 'restartStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/restart',
  ...changeRun('Starts an import again'),
  errors: { unknown_run: 404, run_in_progress: 409, run_not_restartable: 409, file_not_found: 404 },
});

/**
 * Restores the source's vehicles to their state before the run, undoing later runs of the source
 * too. The rollback is a run and can be rolled back.
 */
export const rollbackStockRun = operation({
  id: 'rollbackStockRun',
  service: 'stock',
  method: 'POST',
  path: '/import/runs/:id/rollback',
  ...changeRun('Takes an import back'),
  errors: { unknown_run: 404, run_in_progress: 409, run_not_applied: 409 },
});

export const reportOutcomes = ['repaired', 'rejected', 'created', 'changed', 'retired'] as const;

/**
 * A row of a report. Accepted rows without changes are counted, not listed. `row` is 0 for a
 * vehicle that is not in the file.
 */
export const reportRow = z.looseObject({
  row: count,
  outcome: z.enum(['accepted', 'repaired', 'rejected', 'retired']),
  change: z.enum(['created', 'changed', 'unchanged', 'retired']).nullable(),
  vehicle_id: z.string().nullable(),
  notes: z.array(importNote),
});
export type StockReportRow = z.infer<typeof reportRow>;

const reportQuery = { outcome: z.enum(reportOutcomes).optional(), ...inLocale };

/** Rows of a run's report, in file order. `after` is `next` of the previous page. */
export const getStockReport = operation({
  id: 'getStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report',
  access: importAdmin,
  summary: "An import's report by row",
  params: oneRun,
  query: z.object({
    ...reportQuery,
    items: z.coerce.number().int().min(1).max(200).default(50),
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  errors: { unknown_run: 404 },
  response: listOf(reportRow, z.looseObject({ next: z.int().nullable() })),
});

/** The report as CSV, UTF-8 with a byte order mark. */
export const downloadStockReport = operation({
  id: 'downloadStockReport',
  service: 'stock',
  method: 'GET',
  path: '/import/runs/:id/report.csv',
  produces: 'file',
  access: importAdmin,
  summary: "An import's report as a file",
  params: oneRun,
  query: z.object(reportQuery),
  errors: { unknown_run: 404 },
  response: file,
});
