-- Files of leads, encrypted. A visitor uploads them before the lead exists; unused ones are deleted
-- after a day. Deleted with their lead.
create table lead_files (
  id uuid primary key,
  form_id text not null references forms (id) on delete cascade,
  lead_id uuid references leads (id) on delete cascade,
  field text not null,
  name_encrypted text not null,
  type text not null,
  size integer not null,
  content_encrypted bytea not null,
  created_at timestamptz(3) not null
);
create index lead_files_lead on lead_files (lead_id);
create index lead_files_unused on lead_files (created_at) where lead_id is null;
