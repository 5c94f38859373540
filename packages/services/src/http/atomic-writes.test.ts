import type { Operation } from '@mawkib/api-clients/contracts';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../db/rows.js';
import { fittingValue } from '../testing/hostile/fitting-value.js';
import { goodInputs, type Input } from '../testing/hostile/good-inputs.js';
import { written } from '../testing/hostile/invented-request.js';
import { readStoredThings } from '../testing/hostile/stored-things.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { declaredOperations } from './declared-operations.js';

vi.setConfig({ testTimeout: limit(240_000) });

/** Tables that a failed call may still write to. */
const ofTheCall = ['allowances', 'idempotency_keys', 'job_failures', 'migrations', 'faults'];
/** All statements succeed, and the commit fails. */
const theCommit = -1;
const statements = [theCommit, ...Array.from({ length: 15 }, (_, at) => at + 1)];

const writes = declaredOperations.filter(
  ({ method, id }) => method !== 'GET' && !id.startsWith('signOut'),
);

describeOnDatabase('writes', (open) => {
  let t: TestApi;
  let staff: Record<string, string>;
  let tables: string[];
  /** Rows of the queue's own clock; a minute that began before the test may end in it. */
  const ofTheClock = `name like '\\_\\_pgboss%' or name in (select name from scheduled)`;
  const run = (text: string) => t.database.db.execute(sql.raw(text));

  beforeAll(async () => {
    t = await open({ demo: true });
    const { cookie, csrf } = await t.as('admin');
    staff = { cookie, 'x-csrf-token': csrf };
    const found = await rows<{ name: string }>(
      t.database.db,
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    tables = found.map(({ name }) => name).filter((name) => !ofTheCall.includes(name));
    // Fails the nth statement that changes a table, or the commit. Nothing else writes: jobs wait,
    // and the queue's clock soon has nothing to record.
    await run('create sequence fault_count');
    await run('create table faults (at bigint)');
    await run('insert into faults values (0)');
    await run(`create function strike() returns trigger language plpgsql as
      'begin if nextval(''fault_count'') = (select at from faults) then raise exception ''struck'';
      end if; return null; end'`);
    await run(`create function strike_late() returns trigger language plpgsql as
      'begin if (select at from faults) = ${theCommit} then raise exception ''struck''; end if;
      return null; end'`);
    await run(`create function put_off() returns trigger language plpgsql as
      'begin new.start_after = now() + interval ''1 day''; return new; end'`);
    await run(`create trigger put_off before insert on jobs.job_common
      for each row execute function put_off()`);
    await run('create table scheduled as select distinct name from jobs.schedule');
    await run('delete from jobs.schedule');
    for (const table of tables) {
      await run(`create trigger strike before insert or update or delete on "${table}"
        for each statement execute function strike()`);
      await run(`create constraint trigger strike_late after insert or update or delete on "${table}"
        deferrable initially deferred for each row execute function strike_late()`);
    }
  });
  afterAll(() => t.close());

  /** Changes with every row that is inserted, updated or deleted. */
  const fingerprint = async () => {
    const stateOf = (table: string, ignored = 'false') =>
      `select '${table}' as name, count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0) as state
        from ${table} where not (${ignored})`;
    const each = [
      ...tables.map((name) => stateOf(`public."${name}"`)),
      stateOf('jobs.job_common', ofTheClock),
    ];
    const states = await rows<{ name: string; state: string }>(
      t.database.db,
      sql.raw(each.join(' union all ')),
    );
    return Object.fromEntries(states.map(({ name, state }) => [name, state]));
  };

  const failAt = async (statement: number) => {
    await run('alter sequence fault_count restart');
    await run(`update faults set at = ${statement}`);
  };

  const send = (operation: Operation, input: Input) => {
    const { method, url, headers, body } = written(operation, input);
    return t.app.inject({
      method: method as 'POST',
      url: `/services/${operation.service}${url}`,
      headers: { ...headers, ...staff },
      ...(body !== undefined && { payload: body }),
    });
  };

  /** Inputs that may succeed, known valid ones first. */
  const inputsOf = async (operation: Operation): Promise<Input[]> => {
    const things = await readStoredThings(t.database.db);
    const { params, query, body } = operation.parts;
    const fitting = fc.record({
      params: params ? fittingValue(params, things) : fc.constant({}),
      query: query ? fittingValue(query, things) : fc.constant({}),
      body: body ? fittingValue(body, things) : fc.constant(undefined),
    });
    return [
      ...goodInputs(operation.id, things).slice(0, 3),
      ...fc.sample(fitting, { numRuns: 2, seed: 7 }),
    ];
  };

  test('that fail at any statement, or at the commit, leave nothing behind', async () => {
    for (const id of ['createLead', 'initOrder', 'createOrder', 'createForm', 'createLeadExport']) {
      const operation = writes.find((write) => write.id === id);
      if (operation) for (const input of await inputsOf(operation)) await send(operation, input);
    }
    let struck = 0;
    const done = new Set<string>();
    for (const operation of writes) {
      for (const input of await inputsOf(operation)) {
        for (const statement of statements) {
          const before = await fingerprint();
          await failAt(statement);
          const { statusCode } = await send(operation, input);
          await failAt(0);
          if (statusCode < 400) done.add(operation.id);
          if (statusCode !== 500) break;
          struck += 1;
          const where = statement === theCommit ? 'its commit' : `statement ${statement}`;
          expect(await fingerprint(), `${operation.id} at ${where}`).toEqual(before);
        }
      }
    }
    expect(struck).toBeGreaterThan(40);
    expect([...done]).toEqual(expect.arrayContaining(['createLead', 'savePage', 'createOrder']));
  });
});
