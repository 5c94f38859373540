import {
  checkMapping,
  columnsOf,
  FeedError,
  type FeedMapping,
  type FeedRow,
  readRows,
} from '@mawkib/stock-locator/feed';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import {
  machineTokens,
  type StockRunRow,
  type StockSourceRow,
  stockSources,
} from '../../db/schema/stock-import-tables.js';
import { loggable } from '../../runtime/create-log.js';
import { applyStaged, lockSource } from '../applying/apply-staged.js';
import { type ImportedFile, type ImportFiles, readFileBytes } from '../import-files.js';
import { RunEndedError, RunStoppedError } from '../run-errors.js';
import { findMapping } from '../sources/stored-mappings.js';
import { readExistingStock } from '../staging/existing-stock.js';
import { stageRetailers } from '../staging/stage-retailers.js';
import { markRolledBack, stageRollback } from '../staging/stage-rollback.js';
import { type RowCounts, stageRows } from '../staging/stage-rows.js';
import { createStagedWriter } from '../staging/staged-writer.js';
import {
  changeRun,
  deleteOldVersions,
  dropStaged,
  endRun,
  findRun,
  lastRows,
  unidentifiedRows,
} from '../stored-runs.js';
import { confirmationReason } from './confirmation-reason.js';

export interface ImportParts extends Pick<AppContext, 'db' | 'clock' | 'log'> {
  files: ImportFiles;
  /** Downloads the file of a `url` source; resolves to undefined if it has not changed. */
  fetchFile(
    source: StockSourceRow,
    signal?: AbortSignal,
  ): Promise<(ImportedFile & { etag: string | null; last_modified: string | null }) | undefined>;
  /** Called after a run became a version of the stock. */
  onApplied(run: StockRunRow): Promise<void>;
}

const heartbeatMs = 5_000;
const progressMs = 500;
const peeked = 200;

/**
 * Runs an import from its file to a new version of the stock. A failure before it is applied leaves
 * the stock unchanged and is stored with the run. A run that another process had started counts as
 * interrupted.
 */
export async function runImport(
  parts: ImportParts,
  id: string,
  stopped: AbortSignal,
): Promise<void> {
  const { db, clock, log } = parts;
  const begun = await changeRun(db, id, ['queued'], {
    status: 'reading',
    heartbeat_at: clock.now(),
  });
  if (!begun) {
    const found = await findRun(db, id);
    if (found.status !== 'reading' && found.status !== 'applying') return;
    await end(db, id, 'interrupted', 'interrupted', {}, clock.now());
    return;
  }
  const ended = new AbortController();
  const signal = AbortSignal.any([stopped, ended.signal]);
  const beat = setInterval(() => {
    changeRun(db, id, ['reading', 'applying'], { heartbeat_at: clock.now() })
      .then((row) => row ?? ended.abort())
      .catch(() => {});
  }, heartbeatMs);
  try {
    const source = await findSource(db, begun.source_id);
    const staged = begun.confirmed ? begun : await readRun(parts, begun, source, signal);
    if (staged) await applyRun(parts, staged);
  } catch (error) {
    if (error instanceof RunEndedError || ended.signal.aborted) return;
    if (stopped.aborted) {
      await end(db, id, 'interrupted', 'interrupted', {}, clock.now());
    } else if (error instanceof RunStoppedError) {
      await end(db, id, 'failed', error.code, error.details, clock.now());
    } else if (error instanceof FeedError) {
      const { kind, row, byte } = error;
      await end(db, id, 'failed', 'unreadable_file', { kind, row, byte }, clock.now());
    } else {
      log.error({ run: id, error: loggable(error) }, 'a stock import failed');
      await end(db, id, 'failed', 'unexpected', {}, clock.now());
    }
  } finally {
    clearInterval(beat);
    await dropStaged(db, id);
  }
}

const end = (
  db: Database,
  id: string,
  status: 'failed' | 'interrupted',
  reason: string,
  reason_details: Record<string, string | number>,
  finished_at: Date,
) => endRun(db, id, { status, reason, reason_details, finished_at });

async function findSource(db: Database, id: string): Promise<StockSourceRow> {
  const [source] = await db.select().from(stockSources).where(eq(stockSources.id, id));
  if (!source) throw new RunStoppedError('unexpected');
  return source;
}

/** Reads and stages the file; resolves to undefined if the run has ended or waits. */
async function readRun(
  parts: ImportParts,
  run: StockRunRow,
  source: StockSourceRow,
  signal: AbortSignal,
): Promise<StockRunRow | undefined> {
  const { db, clock } = parts;
  const writer = createStagedWriter(db, run.id);
  let progress: Partial<StockRunRow> = {};
  let written = 0;
  const onProgress = async (counts: RowCounts) => {
    signal.throwIfAborted();
    if (Date.now() - written < progressMs) return;
    written = Date.now();
    const change = { ...progress, ...counts, heartbeat_at: clock.now() };
    if (!(await changeRun(db, run.id, ['reading'], change))) throw new RunEndedError();
  };
  let counts: RowCounts;
  if (run.kind === 'rollback') {
    counts = await stageRollback({ db, run, writer, now: clock.now() });
  } else {
    const mapping = await mappingOf(db, run);
    const file = await openFile(parts, run, source, signal);
    if (!file) {
      await endRun(db, run.id, { status: 'unchanged', finished_at: clock.now() });
      return undefined;
    }
    progress = { bytes_total: file.bytes, file_name: file.name, ...validators(file) };
    const bytes = readFileBytes(file.path, (read) => {
      progress.bytes = read;
    });
    const how = { hint: { name: file.name }, skipRows: mapping.skipRows };
    const rows = await checked(readRows(bytes, how), mapping, run.mode);
    const options = {
      db,
      source: source.id,
      mapping,
      mode: run.mode,
      writer,
      now: clock.now(),
      onProgress,
    };
    counts =
      mapping.target === 'retailers'
        ? await stageRetailers(rows, options)
        : await stageRows(rows, { ...options, existing: await readExistingStock(db, source.id) });
  }
  const read = { ...progress, ...counts, staged: writer.staged, heartbeat_at: clock.now() };
  const before =
    run.kind === 'import' && run.mode === 'full' ? await lastRows(db, source.id) : undefined;
  const unidentified =
    before && counts.retired > 0 ? await unidentifiedRows(db, run.id, before.id) : 0;
  const doubt = before && confirmationReason(counts, before, unidentified);
  if (doubt) {
    const waiting = { ...read, ...doubt, status: 'waiting' as const };
    if (!(await changeRun(db, run.id, ['reading'], waiting))) throw new RunEndedError();
    return undefined;
  }
  const row = await changeRun(db, run.id, ['reading'], read);
  if (!row) throw new RunEndedError();
  return row;
}

const validators = (file: object) => {
  const { etag = null, last_modified = null } = file as { etag?: string; last_modified?: string };
  return { etag, last_modified };
};

async function mappingOf(db: Database, run: StockRunRow): Promise<FeedMapping> {
  const found = run.mapping_name
    ? await findMapping(db, run.mapping_name, run.mapping_version ?? undefined)
    : undefined;
  if (!found) throw new RunStoppedError('missing_mapping');
  return found.mapping as unknown as FeedMapping;
}

async function openFile(
  { files, fetchFile }: ImportParts,
  run: StockRunRow,
  source: StockSourceRow,
  signal: AbortSignal,
): Promise<ImportedFile | undefined> {
  const missing = () => {
    throw new RunStoppedError('file_not_found');
  };
  if (run.file_id) return files.find(run.file_id).catch(missing);
  if (source.kind === 'folder') return files.inFolder(source.file ?? '').catch(missing);
  if (source.kind === 'url') return fetchFile(source, signal);
  return missing();
}

/** Yields the rows after the first ones have shown that the mapping fits. */
async function checked(
  source: AsyncGenerator<FeedRow>,
  mapping: FeedMapping,
  mode: 'full' | 'partial',
): Promise<AsyncIterable<FeedRow>> {
  const first: FeedRow[] = [];
  while (first.length < peeked) {
    const next = await source.next();
    if (next.done) break;
    first.push(next.value);
  }
  const [problem] = first.length ? checkMapping(mapping, columnsOf(first), { mode }) : [];
  if (problem) {
    await source.return(undefined);
    throw new RunStoppedError('invalid_mapping', {
      problem: `${problem.path}: ${problem.text.en}`,
    });
  }
  return (async function* () {
    yield* first;
    yield* source;
  })();
}

/** Applies a staged run in one transaction. */
export async function applyRun(parts: ImportParts, run: StockRunRow): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  const applying = await changeRun(db, run.id, ['reading', 'waiting'], {
    status: 'applying',
    heartbeat_at: now,
  });
  if (!applying) throw new RunEndedError();
  const applied = await db.transaction(async (tx) => {
    await lockSource(tx, run.source_id);
    const done = await finishRun(tx, applying, now);
    if (!done) throw new RunEndedError();
    return done;
  });
  await deleteOldVersions(db, run.source_id);
  await parts.onApplied(applied);
}

/** Applies the staged rows and closes the run; resolves to undefined if it was ended meanwhile. */
export async function finishRun(
  tx: Database,
  run: StockRunRow,
  now: Date,
): Promise<StockRunRow | undefined> {
  await checkToken(tx, run);
  const version = await applyStaged(tx, run, now);
  const isAllRejected = run.rejected > 0 && run.accepted + run.repaired === 0;
  const row = await changeRun(tx, run.id, ['applying'], {
    status: version === null ? (isAllRejected ? 'rejected' : 'unchanged') : 'applied',
    version,
    reason: null,
    reason_details: {},
    finished_at: now,
  });
  // A file that was rejected is judged again next time.
  if (row && row.status !== 'rejected') {
    const { etag, last_modified } = row;
    await tx
      .update(stockSources)
      .set({ etag, last_modified })
      .where(eq(stockSources.id, row.source_id));
  }
  if (row?.kind === 'rollback' && row.target_run) await markRolledBack(tx, row);
  return row;
}

/** Throws if the token that started the run was revoked since. */
async function checkToken(tx: Database, { token_id }: StockRunRow): Promise<void> {
  if (!token_id) return;
  const [token] = await tx
    .select({ revoked_at: machineTokens.revoked_at })
    .from(machineTokens)
    .where(eq(machineTokens.id, token_id))
    .for('share');
  if (!token || token.revoked_at) throw new RunStoppedError('token_revoked');
}
