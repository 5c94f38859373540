import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Failed attempts of jobs, until the job is retried or a month has passed. */
export const jobFailures = pgTable(
  'job_failures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    job_id: uuid().notNull(),
    attempt: integer().notNull(),
    failed_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Without personal data. */
    message: text().notNull(),
  },
  (table) => [
    index('job_failures_job_id').on(table.job_id, table.id),
    index('job_failures_failed_at').on(table.failed_at),
  ],
);
