import { expect, test, vi } from 'vitest';
import { logFailure } from './log-failure.server.ts';

/** Number of logged failures. */
function logged(error: unknown, signal?: AbortSignal) {
  const log = vi.fn();
  logFailure(error, { request: new Request('https://market.example/ar/x', { signal }), log });
  return log.mock.calls.length;
}

/** As the router gives it. */
const response = (status: number) => ({
  status,
  statusText: '',
  data: 'Error: No route matches',
  internal: true,
});

test('an address that nothing is at is no failure of the site, whatever visitors ask for', () => {
  expect([404, 405, 415].map((status) => logged(response(status)))).toEqual([0, 0, 0]);
});

test('a rejected post of another origin is one warning without a stack', () => {
  const log = vi.fn();
  const post = (origin: string) =>
    new Request('https://market.example/ar/x', { method: 'POST', headers: { origin } });
  const rejected = new Error('The `request.url` origin does not match');
  logFailure(rejected, { request: post('https://other.example'), log });
  expect(log.mock.calls).toEqual([
    ['warn', '/ar/x: a post from https://other.example was rejected'],
  ]);
  logFailure(rejected, { request: post('https://market.example'), log });
  expect(log.mock.lastCall?.[0]).toBe('error');
});

test('what fails here is logged, unless the visitor left', () => {
  expect([logged(new Error('broken')), logged(response(500))]).toEqual([1, 1]);
  expect(logged(new Error('broken'), AbortSignal.abort())).toBe(0);
});
