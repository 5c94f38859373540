import {
  discardJob,
  getJob,
  type JobRow,
  listJobQueues,
  listJobs,
  retryJob,
  retryJobs,
} from '@mawkib/api-clients/contracts/staff';
import { desc, eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { recordChange } from '../audit/record-change.js';
import type { Database } from '../db/database.js';
import { jobFailures } from '../db/schema/job-failures.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../http/implement.js';
import { markDiscarded, restartJobs, startNow } from '../jobs/change-jobs.js';
import { countJobs, failedJobs, findJob, findJobs, maxCounted } from '../jobs/job-queries.js';
import { jobErrors } from './job-errors.js';

const implement = implementWith<'db' | 'clock'>();

/** Max jobs that one call retries. */
const atOnce = 1000;
const nextShown = 3;
/** Max failed attempts shown; a job that is retried for days has many. */
const failuresShown = 50;

/** Lists, retries and discards jobs. */
export const jobHandlers = ({ jobs }: Pick<AppContext, 'jobs'>): Implementation[] => {
  const names = () => jobs.definitions().map(({ name }) => name);
  const findOr404 = async (db: Database, { name, id }: { name: string; id: string }) => {
    const found = names().includes(name) ? await findJob(db, name, id) : undefined;
    if (!found) throw jobErrors.unknown();
    return found;
  };
  const record = (
    tx: Database,
    context: Pick<HandlerContext, 'db' | 'clock' | 'person'>,
    action: string,
    subject: string,
    details = {},
  ) =>
    recordChange(tx, {
      by: signedIn(context),
      at: context.clock.now(),
      action,
      subject,
      details,
    });

  const tryAgain = async (tx: Database, { name, id, state }: JobRow): Promise<boolean> => {
    if (state === 'done') throw jobErrors.done();
    if (state !== 'failed' && state !== 'discarded') return startNow(tx, name, id);
    return (await restartJobs(tx, jobs, name, [id])).length > 0;
  };

  return [
    implement(listJobs, async ({ query }, { db }) => {
      const requested =
        query.name === undefined ? names() : names().filter((n) => n === query.name);
      const { data, next } = await findJobs(db, requested, query);
      return { data, meta: { next } };
    }),
    implement(listJobQueues, async (_, { db }) => {
      const counts = await countJobs(db, names());
      const none = { waiting: 0, active: 0, retrying: 0, failed: 0, done: 0, discarded: 0 };
      const data = jobs.definitions().map(({ name, every }) => ({
        name,
        counts: counts.get(name) ?? none,
        schedule: every
          ? { every, next_at: jobs.nextRuns(every, nextShown).map((at) => at.toISOString()) }
          : null,
      }));
      return { data, meta: { max: maxCounted } };
    }),
    implement(getJob, async ({ params }, { db }) => {
      const found = await findOr404(db, params);
      const failures = await db
        .select()
        .from(jobFailures)
        .where(eq(jobFailures.job_id, params.id))
        .orderBy(desc(jobFailures.id))
        .limit(failuresShown);
      return {
        data: {
          ...found,
          failures: failures.map(({ attempt, failed_at, message }) => ({
            attempt,
            failed_at: failed_at.toISOString(),
            reason: message,
          })),
        },
      };
    }),
    implement(retryJob, ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { name, id } = params;
        if (await tryAgain(tx, await findOr404(tx, params))) {
          await record(tx, context, 'job.retried', `job/${name}/${id}`);
        }
        return { data: await findOr404(tx, params) };
      }),
    ),
    implement(discardJob, ({ params }, context) =>
      context.db.transaction(async (tx) => {
        const { name, id } = params;
        await findOr404(tx, params);
        if (await markDiscarded(tx, jobs, name, id)) {
          await record(tx, context, 'job.discarded', `job/${name}/${id}`);
        }
        const after = await findOr404(tx, params);
        if (after.state === 'done') throw jobErrors.done();
        if (after.state === 'active') throw jobErrors.active();
        return { data: after };
      }),
    ),
    implement(retryJobs, ({ params: { name } }, context) =>
      context.db.transaction(async (tx) => {
        if (!names().includes(name)) throw jobErrors.unknown();
        const ids = await failedJobs(tx, name, atOnce + 1);
        const begun = await restartJobs(tx, jobs, name, ids.slice(0, atOnce));
        if (begun.length > 0) {
          await record(tx, context, 'job.all_retried', `job/${name}`, { jobs: begun.length });
        }
        return { data: { retried: begun.length, left: ids.length > atOnce } };
      }),
    ),
  ];
};
