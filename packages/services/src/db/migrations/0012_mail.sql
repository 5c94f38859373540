create table mail_outbox (
  id uuid primary key,
  message jsonb,
  attempts integer not null default 0,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  sent_at timestamptz(3),
  gave_up_at timestamptz(3),
  last_error text
);

create index mail_outbox_due on mail_outbox (due_at) where sent_at is null and gave_up_at is null;
