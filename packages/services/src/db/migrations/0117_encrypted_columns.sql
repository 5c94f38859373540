-- Columns are named as the code names them. Indexes follow their columns.
alter table leads rename column sealed to encrypted;
alter table forms_settings rename column sealed to encrypted;
alter table lead_export_parts rename column sealed to encrypted;
alter table mail_outbox rename column sealed to encrypted;
alter table ev_leads rename column sealed to encrypted;
alter table person_erasures rename column sealed to encrypted;
alter table orders rename column customer_sealed to customer_encrypted;
alter table order_locks rename column checkout_sealed to checkout_encrypted;
alter table idempotency_keys rename column answer to response;
