import * as z from 'zod';
import * as operations from '../../../operations/stock-import.js';
import { baseVersionText, deleted, envelope, fileBody, listOf } from '../../common.js';
import { operation } from '../../operation.js';
import { importAdmin, importName } from './sources.js';

/**
 * How columns of a source become fields: the `FeedMapping` of `@mawkib/stock-locator/feed`. The
 * service validates it and answers 422 `invalid_mapping` with a problem for each path.
 */
export const feedMapping = z.record(z.string(), z.unknown());

const note = z.looseObject({
  row: z.int().min(0),
  code: z.string(),
  column: z.string().optional(),
  field: z.string().optional(),
  value: z.string().optional(),
  replacement: z.string().optional(),
  /** The same as a sentence, in the requested language. */
  message: z.string(),
});
export const importNote = note;
export type ImportNote = z.infer<typeof note>;

export const mappingProblem = z.looseObject({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});

/** A mapping by its name. Every change makes a new version; runs name the version they used. */
export const stockMapping = z.looseObject({
  name: importName,
  version: z.int().min(1),
  target: z.enum(['vehicles', 'retailers']),
  mapping: feedMapping,
  /** What keeps it from doing what is meant, though it can be used. */
  warnings: z.array(mappingProblem),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type StockMapping = z.infer<typeof stockMapping>;

const oneMapping = z.object({ name: importName });

export const listStockMappings = operation(operations.listStockMappings, {
  access: importAdmin,
  summary: 'Mappings of feeds',
  response: listOf(stockMapping, z.looseObject({ total: z.int().min(0) })),
});

/** `version` asks for an earlier one. */
export const getStockMapping = operation(operations.getStockMapping, {
  access: importAdmin,
  summary: 'One mapping',
  params: oneMapping,
  query: z.object({ version: baseVersionText.optional() }),
  errors: { unknown_mapping: 404 },
  response: envelope(stockMapping),
});

/** `version` is the one that was edited, 0 for a new name. The same mapping again is no new version. */
export const saveStockMapping = operation(operations.saveStockMapping, {
  access: importAdmin,
  summary: 'Saves a mapping',
  params: oneMapping,
  body: z.object({ mapping: feedMapping, version: z.int().min(0).max(2_147_483_647) }),
  errors: { invalid_mapping: 422, stale_version: 409 },
  response: envelope(stockMapping),
});

export const deleteStockMapping = operation(operations.deleteStockMapping, {
  access: importAdmin,
  summary: 'Deletes a mapping',
  params: oneMapping,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_mapping: 404, stale_version: 409, mapping_in_use: 409 },
  response: envelope(deleted),
});

/** One column of a file: how it is called, and values of it, most frequent first. */
const sampleColumn = z.looseObject({ name: z.string(), values: z.array(z.string()) });

/**
 * A file that was uploaded or fetched, with a mapping proposed from its first 200 rows. `id` starts a
 * run within a day.
 */
export const importFile = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int().min(0),
  format: z.looseObject({ kind: z.string(), encoding: z.string(), gzip: z.boolean() }),
  columns: z.array(sampleColumn),
  /** The first rows as they stand in the file. */
  rows: z.array(z.record(z.string(), z.string().nullable())),
  proposal: feedMapping,
});
export type ImportFile = z.infer<typeof importFile>;

/** The body is the file: CSV, JSON, JSON lines or XML, gzip or not; 500 MB unless configured. */
export const uploadStockFile = operation(operations.uploadStockFile, {
  access: importAdmin,
  summary: 'Uploads a file to import',
  query: z.object({
    name: z.string().trim().min(1).max(200),
    target: z.enum(['vehicles', 'retailers']).default('vehicles'),
  }),
  body: fileBody,
  errors: { empty_file: 422, unreadable_file: 422 },
  response: envelope(importFile),
});

/** The file of a `url` or `folder` source as it is now, for its mapping. */
export const fetchStockFile = operation(operations.fetchStockFile, {
  access: importAdmin,
  summary: "Fetches a source's file",
  params: z.object({ id: importName }),
  errors: {
    unknown_source: 404,
    invalid_source: 422,
    source_failed: 502,
    unreadable_file: 422,
    file_not_found: 404,
  },
  response: envelope(importFile),
});

/** What a mapping makes of the first rows of a file, next to the rows themselves. */
export const tryStockMapping = operation(operations.tryStockMapping, {
  access: importAdmin,
  summary: 'Tries a mapping on a file',
  params: z.object({ id: z.uuid() }),
  body: z.object({ mapping: feedMapping, rows: z.int().min(1).max(200).default(50) }),
  errors: { file_not_found: 404, unreadable_file: 422 },
  response: envelope(
    z.looseObject({
      problems: z.array(mappingProblem),
      warnings: z.array(mappingProblem),
      rows: z.array(
        z.looseObject({
          row: z.int().min(1),
          outcome: z.enum(['accepted', 'repaired', 'rejected']),
          cells: z.record(z.string(), z.string().nullable()),
          /** What is stored, by field; null where the row is rejected. */
          values: z.record(z.string(), z.unknown()).nullable(),
          notes: z.array(note),
        }),
      ),
    }),
  ),
});
