import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './job-queue.js';
import { deadLetterQueue } from './stored-jobs.js';

/** A process without a heartbeat for this long loses its jobs. */
const heartbeatSeconds = 30;
const maxSeconds = 3600;
const retentionDays = 30;

type Settings = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

const deadSettings: Settings = {
  retryLimit: 5,
  retryDelay: 5,
  deleteAfterSeconds: retentionDays * 86_400,
  notify: true,
};

const settingsOf = ({
  name,
  retries = 5,
  retryDelay = 5,
  maxRetryDelay = 3600,
}: JobDefinition): Settings => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: maxRetryDelay,
  heartbeatSeconds,
  expireInSeconds: maxSeconds,
  deleteAfterSeconds: retentionDays * 86_400,
  deadLetter: deadLetterQueue(name),
  notify: true,
});

const differs = (stored: object, settings: object) =>
  Object.entries(settings).some(([key, value]) => Reflect.get(stored, key) !== value);

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss reads a new queue when it is first used. If that is in a transaction on the embedded
 * database, the read would wait for the connection that the transaction holds, and for ever.
 */
const readNow = (boss: PgBoss, queue: string) => boss.getJobById(queue, nobody);

/**
 * Creates the queue, dead letter queue and schedule of each job, or updates those that differ from
 * the definition: a restart with the same jobs only reads.
 */
export async function openQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  tz: string,
): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
  for (const definition of definitions) {
    const { name, every } = definition;
    // A queue names its dead letter queue, which has to exist.
    const wanted = [
      [deadLetterQueue(name), deadSettings],
      [name, settingsOf(definition)],
    ] as const;
    for (const [queue, settings] of wanted) {
      const stored = queues.get(queue);
      if (!stored) await boss.createQueue(queue, settings);
      else if (differs(stored, settings)) await boss.updateQueue(queue, settings);
      else continue;
      await readNow(boss, queue);
    }
    const scheduled = schedules.get(name);
    if (!every && scheduled) await boss.unschedule(name);
    const isScheduled = scheduled?.cron === every && scheduled?.timezone === tz;
    if (every && !isScheduled) await boss.schedule(name, every, {}, { tz });
  }
}
