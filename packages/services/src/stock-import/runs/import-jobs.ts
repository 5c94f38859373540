import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { stockRuns, stockSources } from '../../db/schema/stock-import-tables.js';
import type { JobDefinition } from '../../jobs/job-queue.js';
import { findMapping } from '../sources/stored-mappings.js';
import { createRun, dropStaged, endRun, markInterrupted, openStatuses } from '../stored-runs.js';
import { importJob } from './run-handlers.js';
import { type ImportParts, runImport } from './run-import.js';

/** Name of the job that fetches the pictures of a run. */
export const pictureJob = 'stock_pictures';

const reportDays = 90;

/** Runs an import. An import of a killed process is marked as interrupted, not restarted. */
export const stockImport = (parts: ImportParts): JobDefinition => ({
  name: importJob,
  retries: 1,
  // A slow source must not delay the others.
  concurrency: 2,
  run: ({ run = '' }, { signal }) => runImport(parts, run, signal),
  onDeadLetter: async ({ run = '' }) => {
    const finished_at = parts.clock.now();
    await endRun(parts.db, run, { status: 'interrupted', reason: 'interrupted', finished_at });
  },
});

/** Starts due imports, and closes runs that have lost their process. */
export const stockSchedule = (
  { config, db, clock, jobs }: Pick<AppContext, 'config' | 'db' | 'clock' | 'jobs'>,
  { files }: Pick<ImportParts, 'files'>,
): JobDefinition => ({
  name: 'stock_schedule',
  every: '* * * * *',
  retries: 0,
  run: async () => {
    const now = clock.now();
    await markInterrupted(db, now);
    // With an upstream stock service there is nothing to import into.
    if (config.stockServiceUrl !== undefined) return;
    const due = await db
      .select({ id: stockSources.id })
      .from(stockSources)
      .where(
        and(
          eq(stockSources.enabled, true),
          isNotNull(stockSources.schedule),
          lte(stockSources.next_run_at, now),
        ),
      );
    for (const { id } of due) {
      await db.transaction(async (tx) => {
        const [source] = await tx
          .select()
          .from(stockSources)
          .where(eq(stockSources.id, id))
          .for('update');
        if (!source?.schedule || !source.next_run_at || source.next_run_at > now) return;
        const next_run_at = jobs.nextRuns(source.schedule, 1)[0] ?? null;
        await tx.update(stockSources).set({ next_run_at }).where(eq(stockSources.id, id));
        const mapping = source.mapping ? await findMapping(tx, source.mapping) : undefined;
        const [open] = await tx
          .select({ id: stockRuns.id })
          .from(stockRuns)
          .where(and(eq(stockRuns.source_id, id), inArray(stockRuns.status, [...openStatuses])));
        // A run in progress, or one that waits for a confirmation, comes first.
        if (!mapping || open) return;
        const starter = { started_by: null, person_id: null, token_id: null };
        const { target } = mapping;
        const run = await createRun(tx, {
          source,
          target,
          mode: source.mode,
          mapping,
          ...starter,
          now,
        });
        await jobs.enqueue(tx, importJob, { run: run.id });
      });
    }
    await files.sweep(now);
    await dropStaged(db);
    await db.execute(sql`delete from stock_report p using stock_runs r
      where p.run_id = r.id and r.created_at < now() - make_interval(days => ${reportDays})`);
  },
});
