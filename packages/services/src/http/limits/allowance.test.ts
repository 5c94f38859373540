import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowances } from '../../db/schema/index.js';
import { describeOnBoth, type TestApi } from '../../testing/test-api.js';
import { sweepAllowances, takeAllowances } from './allowance.js';
import { messageAllowances } from './message-allowances.js';

const hour = 3_600_000;
const sms = { perNumberHour: 2, perNumberDay: 3, perAddressHour: 4, perDay: 6 };

describeOnBoth('allowances of messages', (open) => {
  let t: TestApi;
  let now = new Date('2026-11-20T08:00:00Z');
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  const send = (phone_number: string, address?: string) =>
    takeAllowances(
      { db: t.database.db, clock: { now: () => now }, config: t.config },
      messageAllowances({ phone_number, address }, { sms }),
    ).then(
      () => 'sent',
      ({ details }) => `${details.status} after ${details.headers['retry-after']} s`,
    );

  test('apply per number in any spelling, per hour and per day', async () => {
    expect(await send('+971500000001')).toBe('sent');
    expect(await send('00971500000001')).toBe('sent');
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await send('971500000001')).toBe('429 after 3000 s');
    now = new Date(now.getTime() + hour);
    expect(await send('971500000001')).toBe('sent');
    now = new Date(now.getTime() + hour);
    expect(await send('971500000001')).toBe(`429 after ${(24 - 2) * 3600 - 600} s`);
  });

  test('apply per network of an address, and for the whole market', async () => {
    now = new Date(now.getTime() + 30 * hour);
    const from = (at: number) => send(`+97150000001${at}`, `2001:db8::${at}`);
    expect([await from(1), await from(2), await from(3), await from(4)]).toEqual(
      Array(4).fill('sent'),
    );
    expect(await from(5)).toBe('429 after 3600 s');
    expect(await send('+971500000021', '203.0.113.1')).toBe('sent');
    expect(await send('+971500000022', '203.0.113.2')).toBe('sent');
    expect(await send('+971500000023', '203.0.113.3')).toMatch(/^429/);
  });

  test('never last longer than their window, even if the clock was set back', async () => {
    now = new Date(now.getTime() + 30 * hour);
    const phone = '+971500000099';
    const ahead = now;
    now = new Date(ahead.getTime() + 13 * hour);
    expect([await send(phone), await send(phone)]).toEqual(['sent', 'sent']);
    now = ahead;
    expect([await send(phone), await send(phone)]).toEqual(['sent', 'sent']);
    now = new Date(ahead.getTime() - 60_000);
    expect(await send(phone)).toBe('429 after 3600 s');
    now = ahead;
  });

  test('are not used up by rejected calls', async () => {
    now = new Date(now.getTime() + 30 * hour);
    const number = '+971500000031';
    expect([await send(number), await send(number), await send(number)]).toEqual([
      'sent',
      'sent',
      '429 after 3600 s',
    ]);
    now = new Date(now.getTime() + hour);
    expect(await send(number)).toBe('sent');
  });

  test('apply to concurrent calls, in any order', async () => {
    now = new Date(now.getTime() + 30 * hour);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(`+97150000004${at % 3}`, `203.0.113.${at % 2}`)),
    );
    expect(sent.filter((one) => one === 'sent')).toHaveLength(6);
  });

  test('are anonymous, and are deleted after their time', async () => {
    const rows = await t.database.db.select().from(allowances);
    expect(JSON.stringify(rows)).not.toMatch(/97150|2001:db8|203\.0/);
    await sweepAllowances(t.database.db, new Date(now.getTime() + 25 * hour));
    expect(await t.database.db.$count(allowances)).toBe(0);
  });
});
