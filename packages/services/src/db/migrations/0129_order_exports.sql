-- An export is of a form's leads or, with `order_filter`, of orders.
alter table lead_exports
  alter column form_id drop not null,
  add column order_filter jsonb,
  add constraint lead_exports_subject check ((form_id is null) <> (order_filter is null));
