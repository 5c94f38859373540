import type { Locale } from '@mawkib/api-clients/contracts';
import { defaultMarket } from '@mawkib/core/locale';
import {
  checkMapping,
  columnsOf,
  createRowReader,
  type FeedMapping,
  type FeedRow,
  type feedMappingSchema,
  mappingWarnings,
} from '@mawkib/stock-locator/feed';
import type { Database } from '../../db/database.js';
import type { StockSourceRow } from '../../db/schema/stock-import-tables.js';
import { presentNote } from '../import-notes.js';
import { presentProblems } from '../sources/stored-mappings.js';
import { readExistingStock } from '../staging/existing-stock.js';
import { stageRetailers } from '../staging/stage-retailers.js';
import { type DecidedRow, stageRows } from '../staging/stage-rows.js';
import type { StagedWriter } from '../staging/staged-writer.js';

interface TryOptions {
  db: Database;
  /** Undefined: a source that does not exist yet. */
  source: StockSourceRow | undefined;
  now: Date;
  locale: Locale;
}

/** Stages nothing: only the decisions about the rows are of interest. */
const noWriter: StagedWriter = {
  staged: 0,
  stage: () => {},
  report: () => {},
  flush: async () => {},
};

/** The result of a mapping for the first rows of a file: what an import would decide about each. */
export async function tryRows(
  rows: readonly FeedRow[],
  parsed: ReturnType<typeof feedMappingSchema.safeParse>,
  options: TryOptions,
) {
  const { source, locale } = options;
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, code, message }) => ({
      path: path.join('.'),
      code,
      message,
    }));
    return { problems, warnings: [], rows: [] };
  }
  const mapping = parsed.data;
  const mode = source?.mode ?? 'full';
  const problems = presentProblems(checkMapping(mapping, columnsOf(rows), { mode }), locale);
  const warnings = presentProblems(mappingWarnings(mapping), locale);
  const read = createRowReader(mapping, { currency: defaultMarket.currency, mode });
  const results = rows.map((row) => read(row));
  const decided = await decideRows(rows, results.flatMap(identifiersOf), mapping, options);
  return {
    problems,
    warnings,
    rows: rows.map((row, at) => {
      const result = results[at];
      const { outcome, notes } = decided.get(row.number) ?? { outcome: 'rejected', notes: [] };
      return {
        row: row.number,
        outcome,
        cells: 'cells' in row ? row.cells : {},
        values:
          outcome === 'rejected' || !result || result.outcome === 'rejected'
            ? null
            : { ...result.record.values },
        notes: notes.map((note) => presentNote(note, locale)),
      };
    }),
  };
}

/** By row number, with the code that an import runs. */
async function decideRows(
  rows: readonly FeedRow[],
  identifiers: readonly string[],
  mapping: FeedMapping,
  { db, source, now }: TryOptions,
): Promise<ReadonlyMap<number, DecidedRow>> {
  const decided = new Map<number, DecidedRow>();
  const stage = {
    db,
    source: source?.id ?? '',
    mapping,
    mode: source?.mode ?? ('full' as const),
    writer: noWriter,
    now,
    onRow: (row: DecidedRow) => decided.set(row.row, row),
  };
  if (mapping.target === 'retailers') {
    await stageRetailers(rows, stage);
  } else {
    const existing = await readExistingStock(db, stage.source, source ? identifiers : []);
    await stageRows(rows, { ...stage, existing });
  }
  return decided;
}

/** Ids, VIN and key by which a row may match a stored vehicle. */
function identifiersOf(result: ReturnType<ReturnType<typeof createRowReader>>): string[] {
  const { id, vin, key } =
    (result.outcome === 'rejected' ? result.match : result.record.match) ?? {};
  const own =
    result.outcome === 'rejected' ? {} : (result.record.values as { vin?: string | null });
  return [id, vin, key, own.vin].filter((text) => typeof text === 'string');
}
