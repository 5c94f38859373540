import * as z from 'zod';
import { envelope, listOf } from '../envelope.js';
import { operation } from '../operation.js';

const admin = ['admin'] as const;

/**
 * States of a job. `retrying`: failed, will be retried; `failed`: failed on its last attempt, staff
 * can retry it; `discarded`: discarded by staff.
 */
export const jobStates = ['waiting', 'active', 'retrying', 'failed', 'done', 'discarded'] as const;
export type JobState = (typeof jobStates)[number];
const jobState = z.enum(jobStates);

/** A background job. It contains ids, never personal data. */
export const job = z.looseObject({
  id: z.string(),
  name: z.string(),
  state: jobState,
  /** Attempts that have started. */
  attempts: z.int().min(0),
  /** Attempts after which the job fails permanently. */
  max_attempts: z.int().min(1),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Null unless an attempt is pending. */
  next_attempt_at: z.string().nullable(),
  /** Error of the last attempt, without personal data. */
  reason: z.string().nullable(),
  data: z.record(z.string(), z.string()),
});
export type JobRow = z.infer<typeof job>;

/** A failed attempt. Attempts that died with their process are not listed. */
export const jobFailure = z.looseObject({
  attempt: z.int().min(1),
  failed_at: z.string(),
  reason: z.string(),
});
export type JobFailureRow = z.infer<typeof jobFailure>;

const jobName = z.string().regex(/^\w{1,100}$/);
const oneName = z.object({ name: jobName });
const oneJob = oneName.extend({ id: z.uuid() });

/** Jobs in a state, newest first. `before` is `next` of the previous page. */
export const listJobs = operation({
  id: 'listJobs',
  service: 'staff',
  method: 'GET',
  path: '/jobs',
  access: admin,
  summary: 'Jobs of a state',
  query: z.object({
    state: jobState.default('failed'),
    name: jobName.optional(),
    items: z.coerce.number().int().min(1).max(100).default(25),
    before: z
      .string()
      .regex(/^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  response: listOf(job, z.looseObject({ next: z.string().nullable() })),
});

const count = z.int().min(0);

/** A queue: its number of jobs by state, and its schedule. */
export const jobQueue = z.looseObject({
  name: z.string(),
  counts: z.object({
    waiting: count,
    active: count,
    retrying: count,
    failed: count,
    done: count,
    discarded: count,
  }),
  schedule: z.looseObject({ every: z.string(), next_at: z.array(z.string()) }).nullable(),
});
export type JobQueueRow = z.infer<typeof jobQueue>;

/** Counts are capped at `most`: a count of `most` means that many or more. */
export const listJobQueues = operation({
  id: 'listJobQueues',
  service: 'staff',
  method: 'GET',
  path: '/job_queues',
  access: admin,
  summary: 'Kinds of jobs, how many there are, and when they begin',
  response: listOf(jobQueue, z.looseObject({ max: z.int().min(1) })),
});

/** A job and its failed attempts since it was last restarted, the last one first. */
export const getJob = operation({
  id: 'getJob',
  service: 'staff',
  method: 'GET',
  path: '/jobs/:name/:id',
  access: admin,
  summary: 'One job with its failed attempts',
  params: oneJob,
  errors: { unknown_job: 404 },
  response: envelope(job.extend({ failures: z.array(jobFailure) })),
});

/**
 * Restarts a job with all of its attempts; a pending job starts at once. Has no effect on a running
 * job.
 */
export const retryJob = operation({
  id: 'retryJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/retry',
  access: admin,
  summary: 'Tries a job again',
  params: oneJob,
  errors: { unknown_job: 404, job_done: 409 },
  response: envelope(job),
});

/** Discards a job that is not running; its failure handler runs as after the last attempt. */
export const discardJob = operation({
  id: 'discardJob',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/:id/discard',
  access: admin,
  summary: 'Gives a job up',
  params: oneJob,
  errors: { unknown_job: 404, job_done: 409, job_active: 409 },
  response: envelope(job),
});

/** Retries up to 1000 failed jobs of a queue; `left` says that there are more. */
export const retryJobs = operation({
  id: 'retryJobs',
  service: 'staff',
  method: 'POST',
  path: '/jobs/:name/retry',
  access: admin,
  summary: 'Tries all failed jobs of a name again',
  params: oneName,
  errors: { unknown_job: 404 },
  response: envelope(z.looseObject({ retried: z.int().min(0), left: z.boolean() })),
});
