-- What staff changed. Each entry's hash covers its content and the hash before it.
create table audit_log (
  seq bigint primary key,
  at timestamptz(3) not null,
  person_id uuid,
  action text not null,
  subject text not null,
  content text not null,
  previous_hash text not null,
  hash text not null
);

create index audit_log_subject on audit_log (subject, seq);

create function refuse_audit_change() returns trigger language plpgsql as $body$
begin
  raise exception 'audit_log is append-only';
end;
$body$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_audit_change();
