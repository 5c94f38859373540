-- Whoever changes vehicles, every process hears of it: with their ids, or without any where they are
-- many. The words are those that the services announce with, so one change is heard once.
create function announce_vehicles() returns trigger language plpgsql as $$
declare
  told text;
  amount integer;
begin
  select count(*), string_agg(to_json(id)::text, ',')
    into amount, told from (select id from changed order by id limit 101) as told_of;
  if amount > 0 then
    perform pg_notify('mawkib_events', format(
      '{"name":"stock_changed","event":{"vehicle_ids":[%s]}}',
      case when amount > 100 then '' else told end
    ));
  end if;
  return null;
end $$;
create trigger vehicles_announce_insert after insert on vehicles
  referencing new table as changed for each statement execute function announce_vehicles();
create trigger vehicles_announce_update after update on vehicles
  referencing new table as changed for each statement execute function announce_vehicles();
create trigger vehicles_announce_delete after delete on vehicles
  referencing old table as changed for each statement execute function announce_vehicles();
