import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { rows } from '../db/rows.js';
import { jobFailures } from '../db/schema/job-failures.js';
import type { JobData, JobQueue } from './job-queue.js';
import { deadLetterQueue, textArray } from './stored-jobs.js';

/**
 * Retries failed or discarded jobs with all their attempts and removes their dead letters. Returns
 * the ids of the restarted jobs; others stay unchanged.
 */
export async function restartJobs(
  tx: Database,
  jobs: Pick<JobQueue, 'definitions'>,
  name: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = sql`any(${textArray(ids)}::uuid[])`;
  const begun = await rows<{ id: string; data: JobData | null }>(
    tx,
    sql`update jobs.job_common
      set state = 'created', retry_count = 0, started_on = null, completed_on = null, output = null,
        singleton_on = null, heartbeat_on = null, start_after = now(),
        keep_until = now() + interval '14 days'
      where name = ${name} and id = ${wanted} and state in ('failed', 'cancelled')
      returning id::text, data`,
  );
  if (begun.length === 0) return [];
  await tx.execute(sql`
    delete from jobs.job_common
    where name = ${deadLetterQueue(name)} and state in ('created', 'retry') and source_id = ${wanted}`);
  const found = begun.map(({ id }) => id);
  await tx.delete(jobFailures).where(inArray(jobFailures.job_id, found));
  const definition = jobs.definitions().find((one) => one.name === name);
  await definition?.onRestart?.(
    tx,
    begun.map(({ data }) => data ?? {}),
  );
  return found;
}

/** Starts a waiting job now; false if there was none. */
export async function startNow(tx: Database, name: string, id: string): Promise<boolean> {
  const hastened = await rows(
    tx,
    sql`update jobs.job_common set start_after = now()
      where name = ${name} and id = ${id}::uuid and state in ('created', 'retry')
        and start_after > now()
      returning id::text`,
  );
  return hastened.length > 0;
}

/** Discards a job that is not running; false if there was none. */
export async function markDiscarded(
  tx: Database,
  jobs: Pick<JobQueue, 'enqueueDeadLetter'>,
  name: string,
  id: string,
): Promise<boolean> {
  const [claimed] = await rows<{ data: JobData | null; before: string }>(
    tx,
    sql`with found as (
        select id, name, state, data from jobs.job_common
        where name = ${name} and id = ${id}::uuid and state in ('created', 'retry', 'failed')
        for update
      )
      update jobs.job_common j set state = 'cancelled', completed_on = now()
      from found where j.name = found.name and j.id = found.id
      returning found.data, found.state::text as before`,
  );
  if (!claimed) return false;
  // A failed job already has a dead letter.
  if (claimed.before !== 'failed') await jobs.enqueueDeadLetter(tx, name, claimed.data ?? {}, id);
  return true;
}
