-- A vehicle that becomes free while a check of the waiting visitors is running: the update waits for
-- the row locks of that check and marks the visitors again. With `and not due` it skipped their rows,
-- the check then cleared the mark, and nobody was mailed.
create or replace function mark_waiting() returns trigger language plpgsql as $$
begin
  update vehicle_waiting set due = true
    where vehicle_id = new.id and confirmed_at is not null;
  return null;
end $$;
