-- What the audit log is searched by; a page of it is read from an index alone.
create index audit_log_action on audit_log (action, seq);
create index audit_log_person on audit_log (person_id, action, seq);
create index audit_log_person_seq on audit_log (person_id, seq);
create index audit_log_at on audit_log (at, seq);
