import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMetaheads, getSettings } from '../contracts/content/settings-and-metaheads.js';
import { createLead } from '../contracts/forms/leads.js';
import { withEtag, withRetry, withSingleFlight } from '../index.js';
import { type StubResponse, testService, transports } from '../testing/service.fixture.js';

const service = testService();
const rows = { data: [{ id: '1', key: 'a', value: 'قيمة' }] };

describe.each(transports)('failures over %s', (_, create) => {
  const open = (response: StubResponse | (() => StubResponse), options: object = {}) => {
    service.response = typeof response === 'function' ? response : () => response;
    return create({ origin: service.origin, ...options });
  };

  it('are of one family, whatever went wrong on the way', async () => {
    const cases: [StubResponse, object][] = [
      [{ hang: true }, { kind: 'timeout', status: undefined }],
      [{ drop: true }, { kind: 'network', status: undefined }],
      [{ text: '<html>' }, { kind: 'contract', status: 200 }],
      [{ status: 204 }, { kind: 'contract' }],
      [{ body: { data: [{ id: 1 }] } }, { kind: 'contract' }],
      [
        { status: 404, text: 'no such page' },
        { kind: 'http', status: 404 },
      ],
      [{ status: 500 }, { kind: 'http', status: 500, problem: undefined }],
      [
        { status: 403, body: [] },
        { kind: 'http', status: 403 },
      ],
    ];
    for (const [response, expected] of cases) {
      const call = open(response, 'hang' in response ? { timeoutMs: 100 } : {});
      const error = await call(getMetaheads, { query: {} }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ServiceError', operation: 'getMetaheads', ...expected });
    }
  });

  it('keep request, status and cause', async () => {
    const query = { 'q[page_id_equal_or_null]': '9' };
    const rejected = open({ status: 503 })(getMetaheads, { query });
    const url = `${service.origin}/services/content/metaheads?q[page_id_equal_or_null]=9`;
    await expect(rejected).rejects.toMatchObject({ status: 503, request: { method: 'GET', url } });
    const dropped = open({ drop: true })(getMetaheads, { query });
    await expect(dropped).rejects.toMatchObject({ cause: expect.any(Error), request: { url } });
  });

  it('end with the caller, and the service is notified of it', async () => {
    const ending = new AbortController();
    const pending = open({ hang: true })(getSettings, {}, { signal: ending.signal });
    setTimeout(() => ending.abort(), 50);
    await expect(pending).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('of permission call onForbidden before they are thrown', async () => {
    const onForbidden = vi.fn();
    const call = open({ status: 403 }, { onForbidden });
    const error = await call(getSettings, {}).catch((thrown: unknown) => thrown);
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('pass, with all wrappers around, for reads alone', async () => {
    const responses: StubResponse[] = [
      { drop: true },
      { status: 503 },
      { body: rows, headers: { etag: '"1"' } },
    ];
    const call = withSingleFlight(
      withEtag(
        withRetry(
          open(() => responses.shift() ?? { status: 304 }),
          { pauseMs: 1 },
        ),
      ),
    );
    const both = await Promise.all([call(getSettings, {}), call(getSettings, {})]);
    expect(both).toEqual([rows, rows]);
    expect(await call(getSettings, {})).toBe(both[0]);
    expect(service.seen).toHaveLength(4);
    service.seen.length = 0;
    service.response = () => ({ drop: true });
    const lead = { params: { id: 'f' }, body: { data: {} } };
    await expect(call(createLead, lead)).rejects.toMatchObject({ kind: 'network' });
    expect(service.seen).toHaveLength(1);
  });
});

describe.each(transports)('answers over %s', (_, create) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(rows)));
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('are unpacked, and read as UTF-8', async () => {
    expect(await create({ origin })(getSettings, {})).toEqual(rows);
  });
});
