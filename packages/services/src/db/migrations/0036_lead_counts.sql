-- How many leads a form has of a day (UTC), in a few rows each so that writers seldom meet: a list
-- says how many there are without counting them.
create table lead_counts (
  form_id text not null,
  day date not null,
  share smallint not null,
  leads integer not null,
  primary key (form_id, day, share)
);

insert into lead_counts (form_id, day, share, leads)
select form_id, (created_at at time zone 'UTC')::date, 0, count(*) from leads group by 1, 2;

create function count_leads() returns trigger language plpgsql as $body$
begin
  insert into lead_counts as known (form_id, day, share, leads)
  select form_id, (created_at at time zone 'UTC')::date, pg_backend_pid() % 8,
    count(*) * (case when tg_op = 'INSERT' then 1 else -1 end)
  from changed group by 1, 2 order by 1, 2
  on conflict (form_id, day, share) do update set leads = known.leads + excluded.leads;
  return null;
end;
$body$;

create trigger leads_counted after insert on leads
  referencing new table as changed for each statement execute function count_leads();
create trigger leads_uncounted after delete on leads
  referencing old table as changed for each statement execute function count_leads();
