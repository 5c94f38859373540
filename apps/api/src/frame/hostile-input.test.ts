import { type Operation, problem } from '@mawkib/api-clients/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealers, forms, pages, vehicles } from '../db/schema/index.js';
import { type InventedRequest, inventedRequest } from '../testing/invented-input.js';
import { describeOnBoth, type TestApi } from '../testing/test-api.js';
import { declaredOperations } from './table.js';

/**
 * Inputs for each call on each database. The suite has no time for more; `HOSTILE_INPUTS=5000` makes
 * it ten thousand for each call.
 */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 80);
const mostMs = 1000;

describeOnBoth('hostile input', (open) => {
  let t: TestApi;
  let known: string[] = [];
  let sent = 0;
  beforeAll(async () => {
    t = await open({ demo: true });
    const { db } = t.database;
    const found = await Promise.all([
      db.select({ id: pages.id }).from(pages).limit(2),
      db.select({ id: vehicles.id }).from(vehicles).limit(2),
      db.select({ id: forms.id }).from(forms).limit(2),
      db.select({ id: dealers.company_uuid }).from(dealers).limit(1),
    ]);
    known = found.flat().map(({ id }) => id);
  });
  afterAll(() => t.close());

  const send = async (
    { method, service, path }: Operation,
    request: InventedRequest,
    who: object,
  ) => {
    const filled = path.replace(/:(\w+)|\*/g, (_, name = 'path') =>
      encodeURIComponent(request.path[name] ?? known[0] ?? 'x'),
    );
    sent += 1;
    const began = performance.now();
    const answer = await t.app.inject({
      method,
      url: `/services/${service}${filled}`,
      query: new URLSearchParams(request.query).toString(),
      headers: { ...request.headers, ...who },
      // Limits are another test's matter.
      remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...(request.body !== undefined && { payload: request.body }),
    });
    return { answer, ms: performance.now() - began };
  };

  test.each(declaredOperations.map((operation) => [operation.id, operation] as const))(
    '%s answers what it gets, or says in a problem what is wrong, within a second',
    async (_, operation) => {
      const { cookie, csrf } = await t.as('admin');
      const who = operation.access === 'public' ? {} : { cookie, 'x-csrf-token': csrf };
      await fc.assert(
        fc.asyncProperty(inventedRequest(operation, known), async (request) => {
          let { answer, ms } = await send(operation, request, who);
          // Once more: a machine that pauses is not what is tested.
          if (ms > mostMs) ({ answer, ms } = await send(operation, request, who));
          expect(ms).toBeLessThan(mostMs);
          const unserved = answer.statusCode === 501 && answer.json().code === 'not_served_yet';
          if (!unserved) expect(answer.statusCode, answer.body).toBeLessThan(500);
          if (answer.statusCode < 400) return;
          expect(answer.headers['content-type']).toContain('application/problem+json');
          const said = problem.parse(answer.json());
          expect([said.status, said.title.length > 0]).toEqual([answer.statusCode, true]);
          for (const error of said.errors ?? []) expect(error.message).not.toBe('');
        }),
        { numRuns: inputs, endOnFailure: true },
      );
    },
    600_000,
  );
});
