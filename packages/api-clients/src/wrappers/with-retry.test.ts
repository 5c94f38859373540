import { describe, expect, it, vi } from 'vitest';
import { createCall, type Transport } from '../call.js';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { createLead } from '../contracts/forms/leads.js';
import { ServiceError, type ServiceErrorOptions } from '../service-error.js';
import { type RetryOptions, withRetry } from './with-retry.js';

const rejected = (status: number, more: ServiceErrorOptions = {}) =>
  new ServiceError('http', 'refused', { status, ...more });
const gone = () => new ServiceError('network', 'gone');

/** A call that fails with these errors, then succeeds; and its recorded pauses. */
function failing(errors: readonly unknown[], options: RetryOptions = {}) {
  const left = [...errors];
  const transport = vi.fn<Transport>(async () => {
    const error = left.shift();
    if (error) throw error;
    return { data: [] };
  });
  const wait = vi.fn(async () => {});
  const call = withRetry(createCall(transport), { random: () => 0.5, wait, ...options });
  return { call, transport, pauses: () => wait.mock.calls.map(([ms]: unknown[]) => ms) };
}

describe('withRetry', () => {
  it('makes a safe call again that passed failures kept from its answer', async () => {
    for (const error of [gone(), ...[429, 502, 503, 504].map((status) => rejected(status))]) {
      const { call, transport, pauses } = failing([error, error]);
      expect(await call(getSettings, {})).toEqual({ data: [] });
      expect(transport).toHaveBeenCalledTimes(3);
      expect(pauses()).toEqual([100, 200]);
    }
  });

  it('gives up after so many attempts, with the last error', async () => {
    const errors = [gone(), gone(), rejected(503), gone()];
    const { call, transport } = failing(errors);
    await expect(call(getSettings, {})).rejects.toMatchObject({ status: 503 });
    expect(transport).toHaveBeenCalledTimes(3);
  });

  it('leaves writes alone, and what would fail again', async () => {
    const write = failing([gone()]);
    const body = { data: {} };
    await expect(write.call(createLead, { params: { id: 'f' }, body })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(write.transport).toHaveBeenCalledTimes(1);
    const lasting = [
      rejected(400),
      rejected(403),
      rejected(404),
      rejected(500),
      new ServiceError('timeout', 'slow'),
      new ServiceError('contract', 'odd'),
      new ServiceError('aborted', 'enough'),
    ];
    for (const error of lasting) {
      const { call, transport } = failing([error]);
      await expect(call(getSettings, {})).rejects.toBe(error);
      expect(transport).toHaveBeenCalledTimes(1);
    }
  });

  it('waits as long as the service asks, but not too long', async () => {
    const patient = failing([rejected(429, { retryAfterMs: 2000 })]);
    await patient.call(getSettings, {});
    expect(patient.pauses()).toEqual([2000]);
    const endless = failing([rejected(503, { retryAfterMs: 60_000 })]);
    await expect(endless.call(getSettings, {})).rejects.toMatchObject({ status: 503 });
    expect(endless.pauses()).toEqual([]);
  });

  it('spreads its pauses, within bounds that double', async () => {
    const errors = Array.from({ length: 5 }, gone);
    const options = { attempts: 6, pauseMs: 100, maxPauseMs: 500 };
    const longest = failing(errors, { ...options, random: () => 1 });
    await longest.call(getSettings, {});
    expect(longest.pauses()).toEqual([100, 200, 400, 500, 500]);
    const shortest = failing(errors, { ...options, random: () => 0 });
    await shortest.call(getSettings, {});
    expect(shortest.pauses()).toEqual([0, 0, 0, 0, 0]);
  });

  it('ends a pause when the caller gives up', async () => {
    const { call, transport } = failing([gone(), gone()], { wait: undefined, pauseMs: 60_000 });
    const ending = new AbortController();
    const pending = call(getSettings, {}, { signal: ending.signal });
    setTimeout(() => ending.abort(), 5);
    await expect(pending).rejects.toMatchObject({ kind: 'aborted', operation: 'getSettings' });
    expect(transport).toHaveBeenCalledTimes(1);
  });
});
