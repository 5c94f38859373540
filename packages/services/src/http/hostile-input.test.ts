import { writeFile } from 'node:fs/promises';
import type { Operation } from '@mawkib/api-clients/contracts';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileWalk, type WalkStats } from '../testing/hostile/hostile-walk.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { declaredOperations } from './declared-operations.js';

/** Inputs per operation and database; `pnpm bench hostile` uses more. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 20);
const seed = Number(process.env.HOSTILE_SEED ?? Math.floor(Math.random() * 1e9));
const reportFile = process.env.HOSTILE_REPORT;

/** Resources that other calls need are created first and deleted last. */
const rank = ({ id, method }: Operation) => {
  const first = ['createLead', 'initOrder', 'createOrder', 'createLeadExport'].indexOf(id);
  if (first >= 0) return first;
  return method === 'DELETE' ? 9 : 8;
};
const inOrder = declaredOperations
  .toSorted((one, other) => rank(one) - rank(other))
  .map((operation): [string, Operation] => [operation.id, operation]);

const figures: (WalkStats & { database: string })[] = [];
afterAll(async () => {
  if (reportFile) await writeFile(reportFile, JSON.stringify({ seed, figures }));
});

describeOnDatabase('hostile input', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  test.each(inOrder)(
    `%s answers what it gets, or says in a problem what is wrong, within a second (seed ${seed})`,
    async (_, operation) => {
      const walked = await hostileWalk(t, operation, { inputs, seed });
      expect(walked.inputs).toBe(inputs);
      figures.push({ ...walked, database: t.database.kind });
    },
    limit(60_000 + inputs * 500),
  );
});
