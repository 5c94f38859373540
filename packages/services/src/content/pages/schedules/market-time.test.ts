import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth, type TestApi } from '../../../testing/test-api.js';
import { instantOf } from './market-time.js';

describeOnBoth('a time on the market’s clock', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  test.each([
    ['2026-12-01T09:00', 'Asia/Dubai', '2026-12-01T05:00:00.000Z'],
    ['2026-07-01T00:30', 'Asia/Riyadh', '2026-06-30T21:30:00.000Z'],
    ['2026-07-01T00:30', 'Europe/London', '2026-06-30T23:30:00.000Z'],
    ['2026-12-01T00:30', 'Asia/Kathmandu', '2026-11-30T18:45:00.000Z'],
  ])('%s in %s is %s', async (local, zone, instant) => {
    expect((await instantOf(t.database.db, local, zone))?.toISOString()).toBe(instant);
  });

  test.each([
    ['2026-03-29T01:30', 'Europe/London'],
    ['2026-02-30T10:00', 'Asia/Dubai'],
    ['2026-12-01T24:30', 'Asia/Dubai'],
  ])('%s in %s is no time', async (local, zone) => {
    expect(await instantOf(t.database.db, local, zone)).toBeUndefined();
  });
});
