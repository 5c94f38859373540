-- A claim belongs to one attempt: one that stood still until its claim ended, and then fails, must not
-- delete the claim of the attempt that took over.
alter table idempotency_keys add column claimed_by text;
