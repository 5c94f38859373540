import { copyFile } from 'node:fs/promises';
import {
  fetchStockFile,
  type ImportFile,
  tryStockMapping,
  uploadStockFile,
} from '@mawkib/api-clients/contracts/stock';
import {
  columnsOf,
  detectSource,
  FeedError,
  type FeedRow,
  feedMappingSchema,
  proposeMapping,
  readRows,
} from '@mawkib/stock-locator/feed';
import { type Implementation, implementWith, receivedFile } from '../../http/implement.js';
import { importErrors } from '../import-errors.js';
import { type ImportedFile, type ImportFiles, readFileBytes } from '../import-files.js';
import { RunStoppedError } from '../run-errors.js';
import { sourceFailed } from '../source-failed.js';
import { findSource } from '../sources/source-handlers.js';
import { findMapping } from '../sources/stored-mappings.js';
import type { ImportParts } from './run-import.js';
import { tryRows } from './try-rows.js';

const implement = implementWith<'db' | 'clock'>();

const peeked = 200;
const rowsShown = 20;
const valuesShown = 5;

type FileParts = Pick<ImportParts, 'fetchFile'> & { files: ImportFiles; feedBytes: number };

/** Handlers that upload files to import, and read them as far as a mapping needs. */
export function fileHandlers({ files, fetchFile, feedBytes }: FileParts): Implementation[] {
  return [
    implement(
      uploadStockFile,
      async ({ query: { name, target } }, context) => {
        const { path, bytes } = receivedFile(context);
        const kept = await files.keep(path, name, bytes);
        const described = await describeFile(kept, target);
        await files.share(kept);
        return { data: described };
      },
      { bodyLimit: feedBytes, idempotency: 'claim-first' },
    ),
    implement(
      fetchStockFile,
      async ({ params }, { db }) => {
        const source = await findSource(db, params.id);
        const mapping = source.mapping ? await findMapping(db, source.mapping) : undefined;
        const target = mapping?.target ?? 'vehicles';
        if (source.kind === 'folder') {
          const copy = await keptCopy(files, source.file ?? '');
          return { data: await describeFile(await files.share(copy), target) };
        }
        if (source.kind !== 'url') {
          throw importErrors.invalidSource('kind', {
            ar: 'لا عنوان URL ولا مجلد لهذا المصدر.',
            en: 'This source has neither a URL nor a folder.',
          });
        }
        const always = { ...source, etag: null, last_modified: null };
        const file = await fetchFile(always).catch((error: unknown) => {
          if (!(error instanceof RunStoppedError)) throw error;
          throw importErrors.sourceFailed(sourceFailed(error.details));
        });
        if (!file) throw importErrors.fileNotFound();
        return { data: await describeFile(await files.share(file), target) };
      },
      { idempotency: 'claim-first', transaction: 'self-managed' },
    ),
    implement(
      tryStockMapping,
      async ({ params, body }, { db, clock, locale }) => {
        const file = await files.find(params.id);
        const parsed = feedMappingSchema.safeParse(body.mapping);
        const rows = await firstRows(file, body.rows, parsed.data?.skipRows);
        const source = body.source_id ? await findSource(db, body.source_id) : undefined;
        const tried = await tryRows(rows, parsed, { db, source, now: clock.now(), locale });
        return { data: { ...tried, columns: sampleColumns(rows) } };
      },
      { transaction: 'self-managed' },
    ),
  ];
}

async function keptCopy(files: ImportFiles, name: string): Promise<ImportedFile> {
  const found = await files.inFolder(name);
  const draft = await files.draft();
  await copyFile(found.path, draft);
  return files.keep(draft, found.name, found.bytes);
}

async function firstRows(
  { path, name }: ImportedFile,
  count: number,
  skipRows?: number,
): Promise<FeedRow[]> {
  const found: FeedRow[] = [];
  try {
    for await (const row of readRows(
      readFileBytes(path, () => {}),
      { hint: { name }, skipRows },
    )) {
      found.push(row);
      if (found.length >= count) break;
    }
  } catch (error) {
    // The readable part is still useful.
    if (!(error instanceof FeedError)) throw error;
    if (found.length === 0) throw unreadable(error);
  }
  return found;
}

const unreadable = ({ kind, row, byte }: FeedError) =>
  importErrors.unreadableFile({
    ar: `تعذّرت قراءة الملف بعد الصف ${row}، البايت ${byte} (${kind}).`,
    en: `The file cannot be read after row ${row}, byte ${byte} (${kind}).`,
  });

/**
 * Summary of a file for its mapping: format, columns with sample values, the first rows and a
 * proposal.
 */
export async function describeFile(
  file: ImportedFile,
  target: 'vehicles' | 'retailers',
): Promise<ImportFile> {
  const rows = await firstRows(file, peeked);
  const cells = rows.flatMap((row) => ('cells' in row ? [row.cells] : []));
  const format = await detectSource(
    readFileBytes(file.path, () => {}),
    { name: file.name },
  );
  const { mapping } = proposeMapping(rows, target);
  return {
    id: file.id,
    name: file.name,
    bytes: file.bytes,
    format: {
      kind: format.kind,
      encoding: format.encoding,
      gzip: format.gzip,
      ...(format.skipRows && { skip_rows: format.skipRows }),
    },
    columns: sampleColumns(rows),
    rows: cells.slice(0, rowsShown),
    proposal: mapping,
  };
}

/** The columns of rows, with their most frequent values. */
function sampleColumns(rows: readonly FeedRow[]): ImportFile['columns'] {
  const cells = rows.flatMap((row) => ('cells' in row ? [row.cells] : []));
  return columnsOf(rows).map((name) => {
    const counts = new Map<string, number>();
    for (const row of cells) {
      const value = row[name]?.trim().slice(0, 120);
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].sort(([, one], [, other]) => other - one).slice(0, valuesShown);
    return { name, values: values.map(([value]) => value) };
  });
}
