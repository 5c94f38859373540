-- Attempts of jobs that failed: the queue itself keeps the last one alone.
create table job_failures (
  id bigint generated always as identity primary key,
  job_id uuid not null,
  attempt integer not null,
  failed_at timestamptz(3) not null,
  message text not null
);

create index job_failures_job_id on job_failures (job_id, id);
create index job_failures_failed_at on job_failures (failed_at);
