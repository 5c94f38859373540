-- Where visitors meet a page: a draft may be on its way to another path.
alter table pages
  add column live_path text generated always as (published ->> 'path') stored,
  add column leads_to text generated always as (
    regexp_replace(published #>> '{traits,redirect,to}', '[?#].*$', '')
  ) stored,
  add column search_text text,
  add column created_at timestamptz(3),
  add column deleted_at timestamptz(3),
  add column deleted_by text;

update pages set created_at = updated_at;
alter table pages alter column created_at set not null, alter column created_at set default now();

alter table pages drop constraint pages_path_key;
-- A draft may go back to where a redirect leads to itself; that one makes way when it is published.
create unique index pages_path on pages (path) where kind = 'page' and deleted_at is null;
create index pages_paths on pages (path, id) where deleted_at is null;
create unique index pages_live_path on pages (live_path);
create index pages_leads_to on pages (leads_to) where leads_to is not null;
create index pages_updated_at on pages (updated_at, id) where deleted_at is null;
create index pages_deleted_at on pages (deleted_at, id) where deleted_at is not null;

-- What a change was beside the tree: names of settings of the page.
alter table page_changes add column settings text[] not null default '{}';

create table page_schedules (
  id uuid primary key,
  page_id text not null references pages (id) on delete cascade,
  action text not null check (action in ('publish', 'unpublish')),
  status text not null check (status in ('pending', 'done', 'cancelled', 'superseded', 'failed')),
  local_time text not null,
  time_zone text not null,
  due_at timestamptz(3) not null,
  version integer,
  snapshot jsonb,
  created_at timestamptz(3) not null,
  person_id uuid not null,
  person_name text not null,
  finished_at timestamptz(3),
  reason text,
  constraint snapshot_of_publication check ((action = 'publish') = (version is not null))
);

create unique index page_schedules_pending on page_schedules (page_id, action) where status = 'pending';
create index page_schedules_due on page_schedules (due_at, id) where status = 'pending';
create index page_schedules_page on page_schedules (page_id, created_at, id);
