import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.js';
import { jobFailures } from '../db/schema/job-failures.js';
import { type BackgroundSelection, isSelected } from '../runtime/background-selection.js';
import { loggable } from '../runtime/create-log.js';
import { StartError } from '../runtime/start-error.js';
import { createDueWatch } from './due-jobs.js';
import { prepareJobQueries } from './job-queries.js';
import { type JobData, type JobDefinition, type JobQueue, NoRetryError } from './job-queue.js';
import { openQueues } from './open-queues.js';
import { redactReason } from './redact-reason.js';
import { deadLetterQueue } from './stored-jobs.js';

/** The queue's tables have their own schema. */
const schema = 'jobs';
/** How often jobs are looked for that nothing announces. */
export interface JobIntervals {
  /** Jobs of processes that have ended. */
  superviseSeconds: number;
  /** Retries and dead letters, with one query. */
  dueMs: number;
}

const defaultIntervals: JobIntervals = { superviseSeconds: 15, dueMs: 2000 };
/**
 * Interval at which each worker looks by itself. Notifications and the query above wake it earlier;
 * one query per worker every other second kept an idle process busy.
 */
const pollSeconds = 60;
/** Interval of the queue's own worker, which turns a schedule that is due into a job. */
const scheduleSeconds = 15;
/** Batch size of jobs of one name. */
const atOnce = 4;

export interface Jobs extends JobQueue {
  /** Creates the queues; jobs can be enqueued from then on. */
  open(definitions: readonly JobDefinition[]): Promise<void>;
  /** Starts the workers, if any job runs here. */
  work(): Promise<void>;
  /** Waits up to 10 s for running jobs; other processes take over the rest. */
  close(): Promise<void>;
}

export interface JobsOptions {
  log: Logger;
  timeZone: string;
  /** Jobs that run in this process; all by default. Others are enqueued only. */
  runs?: BackgroundSelection | undefined;
  intervals?: JobIntervals;
}

/** Opens the market's job queue: pg-boss on the market's database. */
export function openJobs(
  { db, jobs: connection }: Pick<OpenDatabase, 'db' | 'jobs'>,
  { log, timeZone, runs = 'all', intervals = defaultIntervals }: JobsOptions,
): Jobs {
  const isWorking = runs !== 'none';
  const boss = new PgBoss({
    ...connection,
    schema,
    useListenNotify: isWorking,
    supervise: isWorking,
    schedule: runs === 'all',
    superviseIntervalSeconds: intervals.superviseSeconds,
    monitorIntervalSeconds: intervals.superviseSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
    // No job waits for another one.
    flowIntervalSeconds: pollSeconds,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ error: loggable(error) }, 'job queue error'));
  let known: readonly JobDefinition[] = [];
  let closed = false;

  const assertKnown = (name: string) => {
    if (known.some((definition) => definition.name === name)) return;
    throw new Error(`No service runs jobs named ${name}`);
  };
  const attempt = async (job: Job<JobData>, work: JobDefinition['run']): Promise<JobResult> => {
    const { id, name, data, retryCount, signal } = job;
    try {
      await work(data ?? {}, { signal, attempt: retryCount });
      return { id, status: 'completed' };
    } catch (error) {
      const described = loggable(error);
      log.warn({ job: id, name, attempt: retryCount, error: described }, 'a job failed');
      // Only the message of a failure is stored, without the parameters of a query.
      const said = ('message' in described && described.message) || 'unknown failure';
      const message = redactReason(said);
      await note({ job_id: id, attempt: retryCount + 1, message });
      const status = error instanceof NoRetryError ? 'deadletter' : 'failed';
      return { id, status, output: { message } };
    }
  };
  /** Stores a failed attempt for staff. A failure to store it does not fail the job. */
  const note = async (failure: Omit<typeof jobFailures.$inferInsert, 'failed_at'>) => {
    await db
      .insert(jobFailures)
      .values({ ...failure, failed_at: new Date() })
      .catch((error) =>
        log.warn({ error: loggable(error) }, 'a failed attempt could not be recorded'),
      );
  };
  /** Ids of the workers by queue. */
  const workers = new Map<string, string[]>();
  const due = createDueWatch(
    { db, log },
    {
      names: () => [...workers.keys()],
      notify: (name) => {
        for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
      },
      everyMs: intervals.dueMs,
    },
  );
  const workOn = async (queue: string, work: JobDefinition['run'], concurrency = 0) => {
    // One call each, because a call returns the id of its first worker only.
    const started = Array.from({ length: Math.max(1, concurrency) }, () =>
      boss.work<JobData>(
        queue,
        {
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
          batchSize: concurrency ? 1 : atOnce,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        (jobs) => Promise.all(jobs.map((job) => attempt(job, work))),
      ),
    );
    workers.set(queue, await Promise.all(started));
  };

  return {
    open: async (definitions) => {
      const names = definitions.map(({ name }) => name);
      const twice = names.find((name, at) => names.indexOf(name) < at);
      if (twice) throw new StartError(`Two jobs are named ${twice}; rename the one in the market`);
      known = definitions;
      await boss.start();
      await openQueues(boss, definitions, timeZone);
      await prepareJobQueries(db);
    },
    work: async () => {
      for (const { name, run, onDeadLetter, concurrency } of known) {
        if (!isSelected(runs, name)) continue;
        await workOn(name, run, concurrency);
        if (onDeadLetter) await workOn(deadLetterQueue(name), onDeadLetter);
      }
      if (workers.size > 0) due.start();
    },
    definitions: () => known,
    enqueueAll: async (tx, name, data) => {
      assertKnown(name);
      await boss.insert(
        name,
        data.map((one) => ({ data: one })),
        inTransaction(tx),
      );
    },
    enqueue: async (tx, name, data = {}, id) => {
      assertKnown(name);
      await boss.send(name, data, { ...(id && { id }), ...inTransaction(tx) });
    },
    enqueueDeadLetter: async (tx, name, data, id) => {
      if (!known.some((definition) => definition.name === name && definition.onDeadLetter)) return;
      // A retried job can be discarded again, so the dead letter has another id.
      const promised = await boss.send(deadLetterQueue(name), data, inTransaction(tx));
      await tx.execute(sql`
        update jobs.job_common set source_id = ${id}::uuid
        where name = ${deadLetterQueue(name)} and id = ${promised}::uuid`);
    },
    nextRuns: (every, count) => boss.previewSchedule(every, { tz: timeZone, count }),
    close: async () => {
      if (closed) return;
      closed = true;
      await due.stop();
      await boss.stop({ graceful: true, timeout: 10_000, close: true });
    },
  };
}

const inTransaction = (tx: Database) => ({
  db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
});
