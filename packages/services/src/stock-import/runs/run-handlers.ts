import {
  cancelStockRun,
  confirmStockRun,
  getStockRun,
  listStockRuns,
  restartStockRun,
  rollbackStockRun,
  type StockRun,
  startStockRun,
} from '@mawkib/api-clients/contracts/stock';
import { and, desc, eq, lt } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import { type StockRunRow, stockRuns } from '../../db/schema/stock-import-tables.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../http/implement.js';
import { importErrors } from '../import-errors.js';
import type { ImportFiles } from '../import-files.js';
import { findSource } from '../sources/source-handlers.js';
import { findMapping } from '../sources/stored-mappings.js';
import { changeRun, createRun, endRun, findRun, versionsOf } from '../stored-runs.js';
import { presentRun } from './present-run.js';

type RunsContext = Pick<HandlerContext, 'db' | 'clock' | 'jobs' | 'person' | 'machine' | 'locale'>;

const implement = implementWith<'db' | 'clock' | 'jobs'>();

/** Name of the job that runs imports. */
export const importJob = 'stock_import';

export async function presented(
  { db, locale }: Pick<HandlerContext, 'db' | 'locale'>,
  run: StockRunRow,
): Promise<StockRun> {
  const kept = new Set((await versionsOf(db, run.source_id)).map(({ id }) => id));
  return presentRun(run, locale, kept);
}

/** Starter of a run: a person, or another system by its token. */
export const starterOf = (context: Pick<HandlerContext, 'person' | 'machine'>) => ({
  started_by: signedIn(context).name,
  person_id: signedIn(context).id,
  token_id: context.machine?.id ?? null,
});

/** Throws if a token is limited to other sources. */
export function checkSourceOf({ machine }: Pick<HandlerContext, 'machine'>, source: string): void {
  if (machine?.sources && !machine.sources.includes(source)) throw apiErrors.forbidden();
}

const record = (
  context: Pick<HandlerContext, 'db' | 'clock' | 'person'>,
  action: string,
  run: StockRunRow,
) =>
  recordChange(context.db, {
    by: signedIn(context),
    at: context.clock.now(),
    action: `stock_run.${action}`,
    subject: `stock_run/${run.id}`,
    details: { source: run.source_id },
  });

/** Handlers of imports: start, list, confirm, cancel, restart, roll back. */
export function runHandlers(files: ImportFiles): Implementation[] {
  const begin = async (context: RunsContext, run: StockRunRow, action: string) => {
    await context.jobs.enqueue(context.db, importJob, { run: run.id });
    await record(context, action, run);
    return { data: await presented(context, run) };
  };

  return [
    implement(listStockRuns, async ({ query }, context) => {
      const { db } = context;
      const before = query.before ? await findRun(db, query.before) : undefined;
      const found = await db
        .select()
        .from(stockRuns)
        .where(
          and(
            query.source ? eq(stockRuns.source_id, query.source) : undefined,
            query.status ? eq(stockRuns.status, query.status) : undefined,
            before ? lt(stockRuns.number, before.number) : undefined,
          ),
        )
        .orderBy(desc(stockRuns.number))
        .limit(query.items + 1);
      const page = found.slice(0, query.items);
      const data: StockRun[] = [];
      for (const run of page) data.push(await presented(context, run));
      return {
        data,
        meta: { next: found.length > page.length ? (page.at(-1)?.id ?? null) : null },
      };
    }),
    implement(getStockRun, async ({ params }, context) => {
      const run = await findRun(context.db, params.id);
      checkSourceOf(context, run.source_id);
      return { data: await presented(context, run) };
    }),
    implement(startStockRun, async ({ body }, context) => {
      const { db, clock } = context;
      checkSourceOf(context, body.source_id);
      const source = await findSource(db, body.source_id);
      if (!source.enabled) throw importErrors.sourceDisabled();
      const name = body.mapping ?? source.mapping;
      const mapping = name ? await findMapping(db, name) : undefined;
      if (!mapping && body.mapping) throw importErrors.unknownMapping();
      if (!mapping) {
        throw importErrors.invalidSource('mapping', {
          ar: 'اختر ربط أعمدة لهذا المصدر أولًا.',
          en: 'Choose a mapping for this source first.',
        });
      }
      const needsFile = source.kind === 'upload' || source.kind === 'push';
      if (needsFile && !body.file_id) throw importErrors.fileNotFound();
      const file = body.file_id ? await files.find(body.file_id) : undefined;
      const run = await createRun(db, {
        source,
        target: mapping.target,
        mode: body.mode ?? source.mode,
        mapping,
        file,
        ...starterOf(context),
        now: clock.now(),
      });
      return begin(context, run, 'started');
    }),
    implement(confirmStockRun, async ({ params }, context) => {
      const { db, clock } = context;
      await findRun(db, params.id);
      const change = {
        status: 'queued' as const,
        confirmed: true,
        reason: null,
        reason_details: {},
      };
      const run = await changeRun(db, params.id, ['waiting'], {
        ...change,
        heartbeat_at: clock.now(),
      });
      if (!run) throw importErrors.runNotWaiting();
      return begin(context, run, 'confirmed');
    }),
    implement(cancelStockRun, async ({ params }, context) => {
      const { db, clock } = context;
      await findRun(db, params.id);
      const run = await endRun(db, params.id, { status: 'cancelled', finished_at: clock.now() });
      if (!run) throw importErrors.runFinished();
      await record(context, 'cancelled', run);
      return { data: await presented(context, run) };
    }),
    implement(restartStockRun, async ({ params }, context) => {
      const { db, clock } = context;
      const before = await findRun(db, params.id);
      if (!['failed', 'rejected', 'cancelled', 'interrupted'].includes(before.status)) {
        throw importErrors.runNotRestartable();
      }
      const source = await findSource(db, before.source_id);
      const name = before.mapping_name ?? source.mapping;
      const mapping = name ? await findMapping(db, name) : undefined;
      const file = before.file_id ? await files.find(before.file_id) : undefined;
      const run = await createRun(db, {
        source,
        kind: before.kind,
        target: before.target,
        mode: before.mode,
        mapping: mapping ?? null,
        file,
        ...(before.target_run && { target_run: before.target_run }),
        ...starterOf(context),
        now: clock.now(),
      });
      return begin(context, run, 'restarted');
    }),
    implement(rollbackStockRun, async ({ params }, context) => {
      const { db, clock } = context;
      const target = await findRun(db, params.id);
      const kept = await versionsOf(db, target.source_id);
      if (!kept.some(({ id }) => id === target.id)) throw importErrors.runNotApplied();
      const run = await createRun(db, {
        source: await findSource(db, target.source_id),
        kind: 'rollback',
        target: target.target,
        mode: 'partial',
        mapping: null,
        target_run: target.id,
        ...starterOf(context),
        now: clock.now(),
      });
      return begin(context, run, 'rolled_back');
    }),
  ];
}
