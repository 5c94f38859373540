import { describe, expect, test } from 'vitest';
import { toInstant } from './to-instant.js';

describe('a local time of the market', () => {
  test.each([
    ['2026-12-01T09:00', 'Asia/Dubai', '2026-12-01T05:00:00.000Z'],
    ['2026-07-01T00:30', 'Asia/Riyadh', '2026-06-30T21:30:00.000Z'],
    ['2026-07-01T00:30', 'Europe/London', '2026-06-30T23:30:00.000Z'],
    ['2026-12-01T00:30', 'Asia/Kathmandu', '2026-11-30T18:45:00.000Z'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T01:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T15:15:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(toInstant(local, zone)?.toISOString()).toBe(instant);
  });

  test.each([
    ['2026-03-29T01:30', 'Europe/London'],
    ['2026-03-08T02:30', 'America/New_York'],
    ['2026-02-30T10:00', 'Asia/Dubai'],
    ['2026-12-01T24:30', 'Asia/Dubai'],
    ['2026-12-01', 'Asia/Dubai'],
  ])('%s in %s is no time', (local, zone) => {
    expect(toInstant(local, zone)).toBeUndefined();
  });
});
