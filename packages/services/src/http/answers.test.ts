import type { AddressInfo } from 'node:net';
import { isServiceError, withParsedInput } from '@mawkib/api-clients';
import { type Operation, paging } from '@mawkib/api-clients/contracts';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fittingValue } from '../testing/hostile/fitting-value.js';
import { goodInputs, type Input } from '../testing/hostile/good-inputs.js';
import { alongPath } from '../testing/hostile/invented-request.js';
import { readStoredThings, type StoredThings } from '../testing/hostile/stored-things.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { declaredOperations } from './declared-operations.js';

vi.setConfig({ testTimeout: limit(120_000) });

const reads = declaredOperations.filter(
  ({ method, produces }) => method === 'GET' && produces === 'json',
);
const made = ['createLead', 'initOrder', 'createOrder', 'createLeadExport', 'createEvLead'];

/** Responses without an envelope, as in the spec: links, and a bare list. */
const bare = ['getNavigation', 'getExternalStock'];

describeOnDatabase('answers', (open) => {
  let t: TestApi;
  let call: ReturnType<typeof createFetchCall>;
  let staff: { cookie: string; csrf: string };
  let answered = 0;
  beforeAll(async () => {
    t = await open({ demo: true });
    staff = await t.as('admin');
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
    // A newer service with members that the contract does not define.
    const saysMore: typeof fetch = async (...requested) => {
      const response = await fetch(...requested);
      answered += 1;
      const body = await response.json();
      const more = Array.isArray(body) ? body : { ...body, newer: 1 };
      return new Response(JSON.stringify(more), response);
    };
    call = withParsedInput(createFetchCall({ origin, fetch: saysMore }));
  });
  afterAll(() => t.close());

  const inputsOf = (operation: Operation, things: StoredThings): Input[] => {
    const of = (part: 'params' | 'query' | 'headers' | 'body', known = things) => {
      const schema = operation.parts[part];
      return schema ? fittingValue(schema, known) : fc.constant({});
    };
    const fitting = fc.record({
      params: of('params', alongPath(operation, things)),
      query: of('query'),
      headers: of('headers'),
    });
    return [...goodInputs(operation.id, things), ...fc.sample(fitting, { numRuns: 25, seed: 11 })];
  };

  /** The first response to one of the inputs; undefined if there is none. */
  const responseTo = async (operation: Operation, things: StoredThings) => {
    for (const input of inputsOf(operation, things)) {
      const before = answered;
      try {
        return await call(operation, input as never, { ...staff, locale: 'ar' });
      } catch (error) {
        // A 404 is not a response; one that does not parse fails this test.
        const isResponse = answered > before && !(isServiceError(error) && error.kind === 'http');
        if (isResponse) throw error;
      }
    }
    return undefined;
  };

  test('of every call parse by their contract, are data with meta, and keep what is new [S-7-58]', async () => {
    for (const id of made) {
      const operation = declaredOperations.find((found) => found.id === id) as Operation;
      const things = await readStoredThings(t.database.db);
      for (const input of goodInputs(id, things)) {
        await t.api.call(operation, input as never, staff).catch(() => {});
      }
    }
    const things = await readStoredThings(t.database.db);
    const silent: string[] = [];
    let paged = 0;
    for (const operation of reads) {
      const response = (await responseTo(operation, things)) as Record<string, unknown> | undefined;
      if (!response) {
        silent.push(operation.id);
        continue;
      }
      if (!bare.includes(operation.id)) expect(response, operation.id).toHaveProperty('data');
      const { meta } = response;
      if (Array.isArray(response.data) && meta && 'page' in (meta as object)) {
        expect(paging.safeParse(meta).success, operation.id).toBe(true);
        paged += 1;
      }
      if (!Array.isArray(response)) expect(response, operation.id).toHaveProperty('newer', 1);
    }
    // The demo market has no data for these.
    expect(silent.length, silent.join()).toBeLessThan(13);
    expect(paged).toBeGreaterThan(10);
  });
});
