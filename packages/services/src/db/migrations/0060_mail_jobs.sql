-- Mails are sent by jobs, and lie sealed until then. `message` holds what came before; a start seals
-- it and promises its job.
drop index mail_outbox_due;

alter table mail_outbox
  add column sealed text,
  add column person_indexes text[] not null default '{}';
alter table mail_outbox rename column due_at to taken_until;
alter table mail_outbox alter column taken_until drop not null;

create index mail_outbox_plain on mail_outbox (id) where message is not null;
create index mail_outbox_done on mail_outbox ((coalesce(sent_at, gave_up_at)));
create index mail_outbox_person_indexes on mail_outbox using gin (person_indexes);
