import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBoundedFetch } from './create-bounded-fetch.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const patience = () =>
  createBoundedFetch<string>({ first: 2500, later: 250, timeoutError: () => new Error('late') });
const after = (ms: number, value: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));
/** The result of a request, and its duration. */
const timed = async (asking: Promise<string>) => {
  const began = Date.now();
  const settled = asking.catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return [await settled, Date.now() - began] as const;
};

test('a fast source serves all callers, new results at once', async () => {
  const fetch = patience();
  const responses: string[] = [];
  for (const value of ['one', 'two']) {
    const asking = fetch('k', after(10, value));
    await vi.advanceTimersByTimeAsync(10);
    responses.push(await asking);
  }
  expect(responses).toEqual(['one', 'two']);
});

test('a hanging source delays callers once, and further pages only briefly', async () => {
  const fetch = patience();
  const never = vi.fn(after(60_000, 'never'));
  const waited = async () => {
    const began = Date.now();
    let took = -1;
    const asking = fetch('k', never).catch((error: Error) => {
      took = Date.now() - began;
      return error.message;
    });
    await vi.advanceTimersByTimeAsync(3000);
    return [await asking, took];
  };
  expect(await waited()).toEqual(['late', 2500]);
  expect(await waited()).toEqual(['late', 250]);
  expect(await waited()).toEqual(['late', 250]);
  expect(never).toHaveBeenCalledTimes(1);
});

test('the last result is used while a source is slow', async () => {
  const fetch = patience();
  await timed(fetch('k', after(10, 'old')));
  const slow = fetch('k', after(1000, 'new'));
  await vi.advanceTimersByTimeAsync(250);
  expect(await slow).toBe('old');
  await vi.advanceTimersByTimeAsync(1000);
  const next = fetch('k', after(5000, 'newer'));
  await vi.advanceTimersByTimeAsync(250);
  expect(await next).toBe('new');
});
