import type { Database } from '../db/database.js';

/** Data of a job: ids only, never a visitor's input. */
export type JobData = Record<string, string>;

export interface JobContext {
  /** Aborted when the process stops or another one has taken over the job. */
  signal: AbortSignal;
  /** Number of earlier attempts. */
  attempt: number;
}

/**
 * A background job. It runs at least once, in one process at a time. If a process dies its jobs are
 * run again by another one, so a job must be idempotent.
 */
export interface JobDefinition {
  /** Letters and underscores; unique in the market. */
  name: string;
  run(data: JobData, context: JobContext): Promise<void>;
  /** Called after the last attempt has failed, or staff have discarded the job. */
  onDeadLetter?(data: JobData): Promise<void>;
  /** Called when staff retry failed or discarded jobs, in their transaction. */
  onRestart?(tx: Database, data: readonly JobData[]): Promise<void>;
  /**
   * Max concurrent jobs in a process, each run separately. Without it four are run as a batch, and
   * the slowest delays the next batch.
   */
  concurrency?: number;
  /** Cron schedule, in the market's time zone. */
  every?: string;
  /** Attempts after the first. Default 5. */
  retries?: number;
  /** Seconds before the second attempt, doubled for each further one. Default 5. */
  retryDelay?: number;
  /** Max seconds between two attempts. Default one hour. */
  maxRetryDelay?: number;
}

/** Thrown by a job that must not be retried; it fails permanently at once. */
export class NoRetryError extends Error {
  readonly kind = 'no_retry';
}

/** Enqueues jobs. */
export interface JobQueue {
  /** Jobs of the services in this process. */
  definitions(): readonly JobDefinition[];
  /**
   * Enqueues a job in the transaction of its subject: both are stored or neither. A job with the
   * same name and `id` is enqueued once.
   */
  enqueue(tx: Database, name: string, data?: JobData, id?: string): Promise<void>;
  /** Enqueues several jobs of one name, in one statement. */
  enqueueAll(tx: Database, name: string, data: readonly JobData[]): Promise<void>;
  /** Enqueues the dead letter of a job, in the transaction that discards it. */
  enqueueDeadLetter(tx: Database, name: string, data: JobData, id: string): Promise<void>;
  /** Next runs of a cron schedule, soonest first. */
  nextRuns(every: string, count: number): Date[];
}
