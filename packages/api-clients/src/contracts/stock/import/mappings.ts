import * as z from 'zod';
import { baseVersionText, deleted, envelope, fileBody, listOf } from '../../envelope.js';
import { operation } from '../../operation.js';
import { importAdmin, importName } from './sources.js';

/**
 * Maps columns of a source to fields: `FeedMapping` of `@mawkib/stock-locator/feed`. The service
 * validates it and responds with 422 `invalid_mapping` and an error per path.
 */
export const feedMapping = z.record(z.string(), z.unknown());

const note = z.looseObject({
  row: z.int().min(0),
  code: z.string(),
  column: z.string().optional(),
  field: z.string().optional(),
  value: z.string().optional(),
  replacement: z.string().optional(),
  /** The error as a sentence, in the requested language. */
  message: z.string(),
});
export const importNote = note;
export type ImportNote = z.infer<typeof note>;

export const mappingProblem = z.looseObject({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});

/** A named mapping. Every change creates a version; runs name the version they used. */
export const stockMapping = z.looseObject({
  name: importName,
  version: z.int().min(1),
  target: z.enum(['vehicles', 'retailers']),
  mapping: feedMapping,
  /** Problems that do not prevent its use. */
  warnings: z.array(mappingProblem),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type StockMapping = z.infer<typeof stockMapping>;

const oneMapping = z.object({ name: importName });

export const listStockMappings = operation({
  id: 'listStockMappings',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings',
  access: importAdmin,
  summary: 'Mappings of feeds',
  response: listOf(stockMapping, z.looseObject({ total: z.int().min(0) })),
});

/** Default `version`: the latest. */
export const getStockMapping = operation({
  id: 'getStockMapping',
  service: 'stock',
  method: 'GET',
  path: '/import/mappings/:name',
  access: importAdmin,
  summary: 'One mapping',
  params: oneMapping,
  query: z.object({ version: baseVersionText.optional() }),
  errors: { unknown_mapping: 404 },
  response: envelope(stockMapping),
});

/**
 * `version` is the version that was edited, 0 for a new name. Saving the same mapping creates no
 * version.
 */
export const saveStockMapping = operation({
  id: 'saveStockMapping',
  service: 'stock',
  method: 'PUT',
  path: '/import/mappings/:name',
  access: importAdmin,
  summary: 'Saves a mapping',
  params: oneMapping,
  body: z.object({ mapping: feedMapping, version: z.int().min(0).max(2_147_483_647) }),
  errors: { invalid_mapping: 422, stale_version: 409 },
  response: envelope(stockMapping),
});

export const deleteStockMapping = operation({
  id: 'deleteStockMapping',
  service: 'stock',
  method: 'DELETE',
  path: '/import/mappings/:name',
  access: importAdmin,
  summary: 'Deletes a mapping',
  params: oneMapping,
  query: z.object({ version: baseVersionText }),
  errors: { unknown_mapping: 404, stale_version: 409, mapping_in_use: 409 },
  response: envelope(deleted),
});

/** A column of a file: name and sample values, most frequent first. */
const sampleColumn = z.looseObject({ name: z.string(), values: z.array(z.string()) });

/**
 * An uploaded or fetched file with a mapping proposed from its first 200 rows. A run can be started
 * with `id` within a day.
 */
export const importFile = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int().min(0),
  /** `skip_rows`: rows found above the header of a CSV file. */
  format: z.looseObject({
    kind: z.string(),
    encoding: z.string(),
    gzip: z.boolean(),
    skip_rows: z.int().min(0).optional(),
  }),
  columns: z.array(sampleColumn),
  /** The first rows of the file, unmapped. */
  rows: z.array(z.record(z.string(), z.string().nullable())),
  proposal: feedMapping,
});
export type ImportFile = z.infer<typeof importFile>;

/** The body is the file: CSV, JSON, JSON lines or XML, optionally gzipped. Default max: 500 MB. */
export const uploadStockFile = operation({
  id: 'uploadStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/files',
  consumes: 'file',
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

/** Fetches the present file of a `url` or `folder` source, for its mapping. */
export const fetchStockFile = operation({
  id: 'fetchStockFile',
  service: 'stock',
  method: 'POST',
  path: '/import/sources/:id/file',
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

/**
 * Preview of a mapping: the columns and first rows of a file, which its `skipRows` decides about,
 * and the resulting vehicles. Rows are judged as an import of the source judges them; without one,
 * as the first import of a new source.
 */
export const tryStockMapping = operation({
  id: 'tryStockMapping',
  service: 'stock',
  method: 'POST',
  path: '/import/files/:id/try',
  access: importAdmin,
  summary: 'Tries a mapping on a file',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    mapping: feedMapping,
    rows: z.int().min(1).max(200).default(50),
    source_id: importName.optional(),
  }),
  errors: { file_not_found: 404, unreadable_file: 422, unknown_source: 404 },
  response: envelope(
    z.looseObject({
      problems: z.array(mappingProblem),
      warnings: z.array(mappingProblem),
      columns: z.array(sampleColumn),
      rows: z.array(
        z.looseObject({
          row: z.int().min(1),
          outcome: z.enum(['accepted', 'repaired', 'rejected']),
          cells: z.record(z.string(), z.string().nullable()),
          /** Stored values by field; null if the row is rejected. */
          values: z.record(z.string(), z.unknown()).nullable(),
          notes: z.array(note),
        }),
      ),
    }),
  ),
});
