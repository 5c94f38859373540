-- Prices are written as settings say. A market that sold in dirhams before there were such settings keeps
-- its prices as they were; without a setting the symbol is the document's default, €.
with written as (
  insert into settings (key, value)
  select key, value from (values
    ('price.currency_symbol.ar', 'د.إ'), ('price.currency_symbol.en', 'AED'),
    ('price.format.ar', '% ^'), ('price.format.en', '^ %'),
    ('stock_locator.price_format.ar', '% ^'), ('stock_locator.price_format.en', '^ %')
  ) as said (key, value)
  where exists (select 1 from vehicles where currency = 'AED')
    and not exists (select 1 from settings where key like 'price.%')
  on conflict (key) do nothing
  returning key, value
)
insert into setting_versions (key, version, value, changed_at)
select key, 1, value, now() from written;
