import type { JobRow, JobState } from '@mawkib/api-clients/contracts/staff';
import { type SQL, sql } from 'drizzle-orm';
import type { JobData } from './job-queue.js';
import { redactReason } from './redact-reason.js';

/** Name of the queue for jobs that failed permanently, which runs their `onDeadLetter`. */
export const deadLetterQueue = (name: string) => `${name}.dead`;

/** The queue's names of states. */
export const stored: Readonly<Record<JobState, string>> = {
  waiting: 'created',
  active: 'active',
  retrying: 'retry',
  failed: 'failed',
  done: 'completed',
  discarded: 'cancelled',
};
export const states = Object.keys(stored) as JobState[];

/** Page cursor: a creation time in microseconds and a job id. */
interface JobCursor {
  micros: string;
  id: string;
}

export const encodeCursor = ({ micros, id }: JobCursor) => `${micros}.${id}`;

export const decodeCursor = (text: string): JobCursor => {
  const [micros = '', id = ''] = text.split('.');
  return { micros, id };
};

/** Columns of a job `j`. */
export const columns = sql`j.id::text, j.name, j.state::text, j.retry_count, j.retry_limit, j.data,
  j.output ->> 'message' as reason, j.created_on::text, j.started_on::text, j.completed_on::text,
  j.start_after::text, (extract(epoch from j.created_on) * 1000000)::bigint::text as micros`;

export interface Stored extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  retry_limit: number;
  data: JobData | null;
  reason: string | null;
  created_on: string;
  started_on: string | null;
  completed_on: string | null;
  start_after: string;
  micros: string;
}

const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** A job as staff see it. */
export function present(row: Stored): JobRow {
  const state = states.find((name) => stored[name] === row.state) ?? 'waiting';
  const waits = state === 'waiting' || state === 'retrying';
  return {
    id: row.id,
    name: row.name,
    state,
    attempts: row.started_on === null ? 0 : row.retry_count + 1,
    max_attempts: row.retry_limit + 1,
    created_at: instant(row.created_on) ?? '',
    started_at: instant(row.started_on),
    finished_at: instant(row.completed_on),
    next_attempt_at: waits ? instant(row.start_after) : null,
    reason: row.reason === null || state === 'done' ? null : redactReason(row.reason),
    data: Object.fromEntries(
      Object.entries(row.data ?? {}).map(([key, value]) => [key, redactReason(String(value))]),
    ),
  };
}

/** A text array as one parameter, in a form that both drivers support. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
