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
  /** Once the last attempt has failed, or staff have discarded it. */
  gaveUp?(data: JobData): Promise<void>;
  /** When staff have jobs tried again that were given up, in their transaction. */
  beganAgain?(tx: Database, data: readonly JobData[]): Promise<void>;
  /**
   * How many run at once in a process, each by itself; without it four are taken together, and the
   * slowest of them holds back the next four.
   */
  independent?: number;
  /** When it begins by itself, as cron writes it, on the market's clock. */
  every?: string;
  /** Attempts after the first; 5 unless given. */
  retries?: number;
  /** Seconds before the second attempt, doubled for each after it; 5 unless given. */
  firstRetry?: number;
  /** Most seconds between two attempts; an hour unless given. */
  maxRetry?: number;
}

/** Thrown by a job that no further attempt would help: it is given up at once. */
export class NoRetryError extends Error {
  readonly kind = 'no_retry';
}

/** Where jobs are asked for. */
export interface JobQueue {
  /** What the services of this process run. */
  definitions(): readonly JobDefinition[];
  /**
   * Promises a job in the transaction of what it belongs to: both are stored or neither. The same
   * `id` of a name is promised once.
   */
  enqueue(tx: Database, name: string, data?: JobData, id?: string): Promise<void>;
  /** Promises what `gaveUp` does, in the transaction that gives the job up. */
  giveUp(tx: Database, name: string, data: JobData, id: string): Promise<void>;
  /** When a job begins by itself, by its `every`; soonest first. */
  nextRuns(every: string, count: number): Date[];
}
