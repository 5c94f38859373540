alter table forms
  add column name text not null default '',
  add column search_text text not null default '',
  add column version integer not null default 1,
  add column created_at timestamptz(3) not null default now(),
  add column updated_at timestamptz(3) not null default now(),
  add column integrations jsonb not null default '{}',
  add column past_fields jsonb not null default '[]';

update forms set name = definition ->> 'name', search_text = lower(definition ->> 'name');

create index forms_updated_at on forms (updated_at, id);
create index forms_name on forms (name, id);

-- Every version whole, so that a stale change can be told what came between.
create table form_versions (
  form_id text not null references forms (id) on delete cascade,
  version integer not null,
  definition jsonb not null,
  changed_at timestamptz(3) not null,
  changed_by text not null,
  primary key (form_id, version)
);

insert into form_versions (form_id, version, definition, changed_at, changed_by)
select id, 1, definition, updated_at, '' from forms;
