-- The lead that an order came with: other systems know it by that.
alter table orders add column rdx_forms_lead_id text;
