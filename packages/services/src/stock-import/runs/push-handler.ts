import type { Locale } from '@mawkib/api-clients/contracts';
import { pushStockVehicles } from '@mawkib/api-clients/contracts/stock';
import type { FeedMapping, FeedRow } from '@mawkib/stock-locator/feed';
import { columnsOf, recordRow } from '@mawkib/stock-locator/feed';
import { recordChange } from '../../audit/record-change.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { lockSource } from '../applying/apply-staged.js';
import { importErrors } from '../import-errors.js';
import { presentNote } from '../import-notes.js';
import { RunStoppedError } from '../run-errors.js';
import { findSource } from '../sources/source-handlers.js';
import { findMapping } from '../sources/stored-mappings.js';
import { readExistingStock } from '../staging/existing-stock.js';
import { type DecidedRow, stageRows } from '../staging/stage-rows.js';
import { createStagedWriter } from '../staging/staged-writer.js';
import { changeRun, createRun } from '../stored-runs.js';
import { checkSourceOf, starterOf } from './run-handlers.js';
import { finishRun, type ImportParts } from './run-import.js';

const implement = implementWith<'db' | 'clock'>();

const maxBytes = 32 * 1024 * 1024;
const perMinute = 120;

/** Imports a batch of another system in one call: the response is sent after it was applied. */
export const pushHandler = (parts: Pick<ImportParts, 'onApplied'>): Implementation =>
  implement(
    pushStockVehicles,
    async ({ body }, context) => {
      const { db, clock } = context;
      checkSourceOf(context, body.source);
      const source = await findSource(db, body.source);
      if (!source.enabled) throw importErrors.sourceDisabled();
      const found = source.mapping ? await findMapping(db, source.mapping) : undefined;
      if (found?.target !== 'vehicles') {
        throw importErrors.invalidSource('mapping', {
          ar: 'لا ربط لأعمدة السيارات في هذا المصدر.',
          en: 'The source has no mapping for vehicles.',
        });
      }
      await lockSource(db, source.id);
      const run = await createRun(db, {
        source,
        target: 'vehicles',
        status: 'reading',
        mode: 'partial',
        mapping: found,
        ...starterOf(context),
        now: clock.now(),
      });
      const mapping = found.mapping as unknown as FeedMapping;
      const rows = body.rows.map((row, at) => recordRow(row, at + 1));
      const used = fitting(mapping, rows);
      const existing = await readExistingStock(db, source.id);
      const writer = createStagedWriter(db, run.id);
      const decided: DecidedRow[] = [];
      const counts = await stageRows(rows, {
        db,
        source: source.id,
        mapping: used,
        mode: 'partial',
        existing,
        writer,
        now: clock.now(),
        onRow: (row) => decided.push(row),
      });
      for (const id of new Set(body.retire)) {
        const vehicle = existing.find({ id });
        if (!vehicle || vehicle.other !== undefined || vehicle.retired) continue;
        if (vehicle.seen || vehicle.named) continue;
        counts.retired += 1;
        writer.stage({
          row: 0,
          vehicle_id: vehicle.id,
          op: 'retire',
          change: 'retired',
          outcome: 'retired',
        });
      }
      await writer.flush(true);
      const applying = { ...counts, status: 'applying' as const, staged: writer.staged };
      const read = await changeRun(db, run.id, ['reading'], applying);
      const done = read && (await finishRun(db, read, clock.now()).catch(rejectRevoked));
      if (!done) throw importErrors.runInProgress(run.id);
      if (done.version !== null) {
        await recordChange(db, {
          by: signedIn(context),
          at: clock.now(),
          action: 'stock_run.pushed',
          subject: `stock_run/${run.id}`,
          details: { source: source.id, rows: rows.length },
        });
        context.afterCommit(() => void parts.onApplied(done));
      }
      return {
        data: {
          run_id: run.id,
          version: done.version,
          rows: decided.map((row) => presentRow(row, context.locale)),
          retired: counts.retired,
        },
      };
    },
    { bodyLimit: maxBytes, perMinute },
  );

/** The token was revoked while the batch was read. */
function rejectRevoked(error: unknown): never {
  const isRevoked = error instanceof RunStoppedError && error.code === 'token_revoked';
  throw isRevoked ? apiErrors.signInNeeded() : error;
}

/** Adapts the mapping to a batch, which may leave columns out; they are not changed. */
function fitting(mapping: FeedMapping, rows: readonly FeedRow[]): FeedMapping {
  const columns = new Set(columnsOf(rows));
  return {
    ...mapping,
    columns: mapping.columns.filter(({ column }) => column === undefined || columns.has(column)),
  };
}

const presentRow = ({ notes, ...row }: DecidedRow, locale: Locale) => ({
  ...row,
  notes: notes.map((note) => presentNote(note, locale)),
});
