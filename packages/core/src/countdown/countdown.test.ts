import { describe, expect, test, vi } from 'vitest';
import { type Clock, clockFace, secondsLeft, serverOffset, startCountdown } from './countdown.js';

/** Manual clock. Timers can be late, as in a browser. */
function manualClock(start: number) {
  let time = start;
  let due: { at: number; callback: () => void } | null = null;
  const clock: Clock = {
    now: () => time,
    after(ms, callback) {
      const timer = { at: time + ms, callback };
      due = timer;
      return () => {
        if (due === timer) due = null;
      };
    },
  };
  const move = (ms: number) => {
    time += ms;
    const timer = due;
    if (timer && timer.at <= time) {
      due = null;
      timer.callback();
    }
  };
  return { clock, move, isIdle: () => due === null };
}

const expiresAt = '2026-11-20T10:00:03.500Z';
const noon = Date.parse('2026-11-20T10:00:00Z');

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds are shown as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

describe('countdown', () => {
  test("counts by the server's clock, whatever ours says", () => {
    const behind = noon - 3_600_000;
    const offset = serverOffset('2026-11-20T10:00:00Z', behind);
    expect(secondsLeft(expiresAt, behind, offset)).toBe(4);
    expect(secondsLeft(expiresAt, noon + 60_000)).toBe(0);
    expect(secondsLeft('soon', noon)).toBe(0);
    expect(serverOffset('soon', noon)).toBe(0);
  });

  test('tells each second and, once, the end', () => {
    const { clock, move, isIdle } = manualClock(noon);
    const seen: number[] = [];
    const ended = vi.fn();
    startCountdown({
      expiresAt,
      clock,
      onSecond: (left) => seen.push(left),
      onEnd: ended,
    });
    for (let step = 0; step < 10; step += 1) move(500);
    expect(seen).toEqual([4, 3, 2, 1, 0]);
    expect(ended).toHaveBeenCalledOnce();
    expect(isIdle()).toBe(true);
  });

  test('a machine that slept ends at its first tick', () => {
    const { clock, move } = manualClock(noon);
    const seen: number[] = [];
    startCountdown({ expiresAt, clock, onSecond: (left) => seen.push(left), onEnd: () => {} });
    move(600_000);
    expect(seen).toEqual([4, 0]);
  });

  test('stops when told', () => {
    const { clock, move, isIdle } = manualClock(noon);
    const seen: number[] = [];
    const stop = startCountdown({
      expiresAt,
      clock,
      onSecond: (left) => seen.push(left),
      onEnd: () => {},
    });
    stop();
    move(5000);
    expect(seen).toEqual([4]);
    expect(isIdle()).toBe(true);
  });
});
