import { describe, expect, it } from 'vitest';
import { type CallContext, createCall } from '../call.js';
import { getMetaheads, getSettings } from '../contracts/content/settings-and-metaheads.js';
import { createLead } from '../contracts/forms/leads.js';
import { ServiceError } from '../service-error.js';
import { withSingleFlight } from './with-single-flight.js';

/** A call that responds when resolved by the test; and its requests. */
function waiting(scope?: () => string) {
  const requests: {
    finish: (response: unknown) => void;
    fail: (error: Error) => void;
    context: CallContext;
  }[] = [];
  const inner = createCall(
    (_operation, _input, context) =>
      new Promise((finish, fail) => {
        requests.push({ finish, fail, context });
      }),
  );
  return { requests, call: withSingleFlight(inner, scope && { scope }) };
}
const rows = { data: [{ id: '1', key: 'a', value: 'b' }] };
const settled = () => new Promise((done) => setTimeout(done));

describe('withSingleFlight', () => {
  it('makes one request of equal calls at once, and shares its frozen answer', async () => {
    const { call, requests } = waiting();
    const pending = [call(getSettings, {}), call(getSettings, {}), call(getSettings, {})];
    expect(requests).toHaveLength(1);
    requests[0]?.finish(rows);
    const [first, second] = await Promise.all(pending);
    expect(first).toEqual(rows);
    expect(second).toBe(first);
    expect(Object.isFrozen(first?.data[0])).toBe(true);
  });

  it('asks again once the answer is there, or the failure', async () => {
    const { call, requests } = waiting();
    const first = call(getSettings, {});
    requests[0]?.finish(rows);
    await first;
    const second = call(getSettings, {});
    const third = call(getSettings, {});
    expect(requests).toHaveLength(2);
    requests[1]?.fail(new ServiceError('network', 'gone'));
    await expect(second).rejects.toMatchObject({ kind: 'network' });
    await expect(third).rejects.toMatchObject({ kind: 'network' });
    const fourth = call(getSettings, {});
    expect(requests).toHaveLength(3);
    requests[2]?.finish(rows);
    await fourth;
  });

  it('distinguishes calls that may have different answers', async () => {
    let person = 'a';
    const { call, requests } = waiting(() => person);
    const query = { 'q[page_id_equal_or_null]': '9' };
    const calls = [
      call(getMetaheads, { query: {} }),
      call(getMetaheads, { query }),
      call(getMetaheads, { query }, { locale: 'ar' }),
      call(getMetaheads, { query }, { cookie: 'session=1' }),
      call(getMetaheads, { query }, { headers: { 'X-Preview': '1' } }),
      call(getMetaheads, { query }, { url: 'https://other.example/' }),
      call(getMetaheads, { query }, { timeoutMs: 5 }),
    ];
    person = 'b';
    calls.push(call(getMetaheads, { query }));
    expect(requests).toHaveLength(8);
    for (const { finish } of requests) finish({ data: [] });
    await Promise.all(calls);
  });

  it('never shares a write', async () => {
    const { call, requests } = waiting();
    const input = { params: { id: 'f' }, body: { data: {} } };
    const calls = [call(createLead, input), call(createLead, input)];
    expect(requests).toHaveLength(2);
    for (const { finish } of requests) finish({ data: { id: 'l', created_at: '' } });
    await Promise.all(calls);
  });

  it('leaves the others theirs when one gives up, and ends when all do', async () => {
    const { call, requests } = waiting();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = call(getSettings, {}, { signal: one.signal });
    const second = call(getSettings, {}, { signal: other.signal });
    expect(requests).toHaveLength(1);
    one.abort();
    await expect(first).rejects.toMatchObject({ kind: 'aborted' });
    expect(requests[0]?.context.signal?.aborted).toBe(false);
    const third = call(getSettings, {});
    requests[0]?.finish(rows);
    expect(await second).toEqual(rows);
    expect(await third).toEqual(rows);

    const lonely = call(getSettings, {}, { signal: AbortSignal.abort() });
    await expect(lonely).rejects.toMatchObject({ kind: 'aborted' });
    await settled();
    expect(requests[1]?.context.signal?.aborted).toBe(true);
    const next = call(getSettings, {});
    expect(requests).toHaveLength(3);
    requests[2]?.finish(rows);
    await next;
  });
});
