import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.js';
import type { Database } from '../../../db/database.js';
import { pageSchedules, pages } from '../../../db/schema/index.js';
import type { PageSnapshot } from '../../../db/schema/page-snapshot.js';
import { ApiError } from '../../../http/errors/api-error.js';
import type { JobDefinition } from '../../../jobs/job-queue.js';
import { loggable } from '../../../runtime/create-log.js';
import { lockPaths } from '../paths/page-paths.js';
import { publish, type TruthCheck, unpublish } from '../publishing/publish-draft.js';
import { createPageTruth, type PageTruth } from '../truth/page-truth.js';

type ScheduledPublishingContext = Pick<
  AppContext,
  'catalogue' | 'config' | 'db' | 'events' | 'clock' | 'log' | 'sitePaths'
>;

type ScheduleRow = typeof pageSchedules.$inferSelect;

/** The result of a due schedule; `reason` is an error code. */
interface Outcome {
  status: 'done' | 'superseded' | 'failed';
  reason?: string;
}

/**
 * Runs due schedules every minute, including those that became due while no process was running.
 */
export const scheduledPublishingJob = (
  context: ScheduledPublishingContext,
  truth: PageTruth,
): JobDefinition => ({
  name: 'scheduled_publishing',
  every: '* * * * *',
  retries: 0,
  run: async () => {
    await runDueSchedules(context, truth);
  },
});

/**
 * Runs due schedules in order of time, each exactly once across processes, in its own transaction.
 * One that fails unexpectedly is retried in the next minute and does not block others. Returns how
 * many were completed.
 */
export async function runDueSchedules(
  context: ScheduledPublishingContext,
  truth: PageTruth = createPageTruth(context),
): Promise<number> {
  const stuck: string[] = [];
  for (let over = 0; ; over++) {
    const due = await nextDue(context, stuck);
    if (due === undefined) return over;
    try {
      await runSchedule(context, due, { truth, offers: await truth.offers() });
    } catch (error) {
      stuck.push(due);
      context.log.error(
        { schedule: due, error: loggable(error) },
        'a scheduled publication failed unexpectedly',
      );
    }
  }
}

const isDue = (now: Date) =>
  and(eq(pageSchedules.status, 'pending'), lte(pageSchedules.due_at, now));

async function nextDue(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  stuck: string[],
): Promise<string | undefined> {
  const [next] = await db
    .select({ id: pageSchedules.id })
    .from(pageSchedules)
    .where(and(isDue(clock.now()), stuck.length ? notInArray(pageSchedules.id, stuck) : undefined))
    .orderBy(asc(pageSchedules.due_at), asc(pageSchedules.id))
    .limit(1);
  return next?.id;
}

async function runSchedule(
  context: ScheduledPublishingContext,
  id: string,
  check: TruthCheck,
): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      await lockPaths(tx);
      const schedule = await lockDue(tx, context, id);
      if (schedule) await finish(tx, context, id, await perform(tx, context, schedule, check));
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code } = error.details;
    await context.db.transaction(async (tx) => {
      if (await lockDue(tx, context, id)) {
        await finish(tx, context, id, { status: 'failed', reason: code });
      }
    });
    context.log.warn({ schedule: id, reason: code }, 'a scheduled publication was rejected');
  }
}

/**
 * Loads the next due schedule and locks it until the transaction ends; undefined if another process
 * was faster.
 */
async function lockDue(
  tx: Database,
  { clock }: Pick<AppContext, 'clock'>,
  id: string,
): Promise<ScheduleRow | undefined> {
  const [schedule] = await tx
    .select()
    .from(pageSchedules)
    .where(and(eq(pageSchedules.id, id), isDue(clock.now())))
    .for('update');
  return schedule;
}

async function perform(
  tx: Database,
  {
    events,
    clock,
    catalogue,
    sitePaths,
  }: Pick<AppContext, 'catalogue' | 'events' | 'clock' | 'sitePaths'>,
  { page_id, action, version, snapshot, person_id, person_name }: ScheduleRow,
  check: TruthCheck,
): Promise<Outcome> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, page_id), isNull(pages.deleted_at)))
    .for('update');
  if (!page) return { status: 'superseded' };
  const author = { by: { id: person_id, name: person_name }, at: clock.now() };
  if (action === 'unpublish') {
    await unpublish({ tx, events }, page, author);
    return { status: 'done' };
  }
  const isOlder = page.published_version !== null && page.published_version >= (version ?? 0);
  if (isOlder) return { status: 'superseded' };
  const published = { version: version as number, snapshot: snapshot as PageSnapshot };
  await publish({ tx, events, catalogue, sitePaths, check }, page, published, author);
  return { status: 'done' };
}

const finish = (
  tx: Database,
  { clock }: Pick<AppContext, 'clock'>,
  id: string,
  { status, reason }: Outcome,
) =>
  tx
    .update(pageSchedules)
    .set({ status, reason: reason ?? null, finished_at: clock.now(), snapshot: null })
    .where(eq(pageSchedules.id, id));
