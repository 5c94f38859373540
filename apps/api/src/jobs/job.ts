import type { Database } from '../db/database.js';

/** What a job is told: ids, never what a visitor sent. */
export type JobData = Record<string, string>;

export interface JobContext {
  /** Aborted when the process stops or another one has taken the job over. */
  signal: AbortSignal;
  /** How often it was tried before. */
  attempt: number;
}

/**
 * Work that outlives the call which asked for it. It runs at least once, in one process at a time;
 * one that was running in a process that died is taken up by another, so it must bear repeating.
 */
export interface JobDefinition {
  /** Letters and underscores; unique in the market. */
  name: string;
  run(data: JobData, context: JobContext): Promise<void>;
  /** Once the last attempt has failed. */
  gaveUp?(data: JobData): Promise<void>;
  /** When it begins by itself, as cron writes it, on the market's clock. */
  every?: string;
  /** Attempts after the first; 5 unless given. */
  retries?: number;
  /** Seconds before the second attempt, doubled for each after it; 5 unless given. */
  firstRetry?: number;
  /** Most seconds between two attempts; an hour unless given. */
  mostRetry?: number;
}

/** Thrown by a job that no further attempt would help: it is given up at once. */
export class NoRetryError extends Error {
  readonly kind = 'no_retry';
}

/** Where jobs are asked for. */
export interface JobQueue {
  /** Promises a job in the transaction of what it belongs to: both are stored or neither. */
  enqueue(tx: Database, name: string, data?: JobData): Promise<void>;
}

/** A job that was given up, for staff. */
export interface FailedJob {
  id: string;
  name: string;
  data: JobData;
  attempts: number;
  reason: string;
  failed_at: string;
}
