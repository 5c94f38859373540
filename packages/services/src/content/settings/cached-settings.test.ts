import { getSettings } from '@mawkib/api-clients/contracts/content';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../db/schema/index.js';
import { openEvents } from '../../events/events.js';
import { statementsOf } from '../../testing/statements.js';
import { describeOnDatabase, type TestApi } from '../../testing/test-api.js';

const key = 'meta.title_divider';

describeOnDatabase('settings visible to visitors', (open) => {
  let t: TestApi;
  let now: Date;
  const begin = async () => {
    now = new Date('2031-01-01T08:00:00Z');
    t = await open({ demo: true, config: { clock: { now: () => now } } });
  };
  afterEach(() => t.close());

  const visible = async () =>
    (await t.api.call(getSettings, {})).data.find((setting) => setting.key === key)?.value;
  const store = (value: string) =>
    t.database.db.update(settings).set({ value }).where(eq(settings.key, key));

  test('are read once, and again when another process announces a change', async () => {
    await begin();
    expect(await visible()).toBe('|');
    expect(await statementsOf(t.database, visible)).toEqual([]);
    await store('·');
    const events = await openEvents(t.database, t.api.log);
    await events.announce(t.database.db, 'settings_changed', {});
    await expect.poll(visible).toBe('·');
    await events.close();
  });

  test('are read again after a while, without an event', async () => {
    await begin();
    expect(await visible()).toBe('|');
    await store('·');
    now = new Date(now.getTime() + 15_000);
    expect(await visible()).toBe('·');
  });
});
