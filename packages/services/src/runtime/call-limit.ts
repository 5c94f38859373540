/** Max calls per minute of one caller. Both throw 429. */
export interface CallLimit {
  /** Counts in this process. */
  check(subject: string, caller: string | undefined, perMinute: number | undefined): void;
  /**
   * Counts over all processes of the database. What this process has seen is counted first, so that
   * a flood reaches the database no more often than the limit allows.
   */
  checkShared(
    subject: string,
    caller: string | undefined,
    perMinute: number | undefined,
  ): Promise<void>;
}
