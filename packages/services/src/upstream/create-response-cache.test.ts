import { expect, test, vi } from 'vitest';
import { createResponseCache } from './create-response-cache.js';

function setup(options: { max?: number } = {}) {
  let time = 0;
  const entry = createResponseCache({ clock: { now: () => new Date(time) }, ...options });
  return { entry, pass: (ms: number) => (time += ms) };
}

test('concurrent callers share one request, and its response for a minute', async () => {
  const { entry, pass } = setup();
  const fetch = vi.fn(async () => ({ rates: 1 }));
  const [one, other] = await Promise.all([entry('a', fetch), entry('a', fetch)]);
  expect(one).toBe(other);
  pass(59_999);
  await entry('a', fetch);
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(1);
  await entry('a', fetch);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failure is shared by all callers and retried after five seconds', async () => {
  const { entry, pass } = setup();
  const fetch = vi.fn(async () => Promise.reject(new Error('down')));
  for (let times = 0; times < 3; times++) await expect(entry('a', fetch)).rejects.toThrow('down');
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(5000);
  await expect(entry('a', fetch)).rejects.toThrow('down');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('keeps the most recently used up to its max size', async () => {
  const { entry } = setup({ max: 2 });
  const fetch = vi.fn(async () => 1);
  for (const key of ['a', 'b', 'a', 'c', 'a']) await entry(key, fetch);
  expect(fetch).toHaveBeenCalledTimes(3);
  await entry('b', fetch);
  expect(fetch).toHaveBeenCalledTimes(4);
});
