import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../db/rows.js';
import { describeOnDatabase } from '../../testing/test-api.js';

const migration = new URL('../../db/migrations/0116_price_settings.sql', import.meta.url);

describeOnDatabase('a market that is older than the price settings', (open) => {
  test('keeps prices in dirhams and its own settings', async () => {
    const market = await open({ demo: true });
    const { db } = market.database;
    const text = sql.raw(await readFile(migration, 'utf8'));
    const symbols = () =>
      rows<{ value: string }>(
        db,
        sql`select value from settings where key like 'price.currency_symbol%' order by key`,
      );
    await db.execute(sql`delete from settings where key like '%price%'`);
    await db.execute(sql`delete from setting_versions where key like '%price%'`);
    await db.execute(text);
    expect((await symbols()).map(({ value }) => value)).toEqual(['د.إ', 'AED']);

    await db.execute(sql`update settings set value = 'Dh' where key = 'price.currency_symbol.en'`);
    await db.execute(text);
    expect((await symbols()).map(({ value }) => value)).toEqual(['د.إ', 'Dh']);
    await market.close();
  });
});
