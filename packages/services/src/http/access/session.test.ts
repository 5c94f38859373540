import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people, sessions } from '../../db/schema/index.js';
import { describeOnDatabase, signIn, type TestApi } from '../../testing/test-api.js';
import { beginSession, readSession, sessionCookie } from './session.js';

describeOnDatabase('a session', (open) => {
  let t: TestApi;
  /** Minutes by which the clock is ahead. */
  let ahead = 0;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());
  const readerOf = (sessionSecret = t.config.sessionSecret) => ({
    db: t.database.db,
    clock: { now: () => new Date(Date.now() + ahead * 60_000) },
    config: { sessionSecret, origin: t.config.origin, sessionIdleMinutes: 30 },
  });

  test('can only be read with the secret of the deployment', async () => {
    const { cookie } = await signIn(t.database, t.config, ['editor']);
    expect((await readSession(readerOf(), cookie))?.person.roles).toEqual(['editor']);
    expect(await readSession(readerOf('another secret'), cookie)).toBeNull();
  });

  test('ends when it is not used, and lasts while it is', async () => {
    const { cookie } = await signIn(t.database, t.config, ['editor']);
    for (ahead = 0; ahead < 100; ahead += 25) {
      expect(await readSession(readerOf(), cookie)).not.toBeNull();
    }
    ahead += 10;
    expect(await readSession(readerOf(), cookie)).toBeNull();
    ahead = 0;
  });

  test('of a person who signs in an eleventh time ends, oldest first', async () => {
    await signIn(t.database, t.config, ['leads']);
    const people_ = await t.database.db.select().from(people);
    const person = people_.find(({ roles }) => roles.includes('leads'))?.id ?? '';
    const begin = async (at: number) => {
      ahead = at;
      return beginSession(readerOf(), person, 12, undefined);
    };
    const tokens: string[] = [];
    for (let at = 1; at <= 11; at += 1) tokens.push(await begin(at));
    const live = await Promise.all(
      tokens.map((token) => readSession(readerOf(), `${sessionCookie}=${token}`)),
    );
    ahead = 0;
    expect(live.map((session) => session !== null)).toEqual([false, ...Array(10).fill(true)]);
  });

  test('cannot be forged with write access to the database only', async () => {
    await signIn(t.database, t.config, ['admin']);
    const [person] = await t.database.db.select({ id: people.id }).from(people);
    const token = randomUUID();
    await t.database.db.insert(sessions).values({
      token_hash: createHash('sha256').update(token).digest('base64url'),
      person_id: person?.id ?? '',
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
    });
    expect(await readSession(readerOf(), `${sessionCookie}=${token}`)).toBeNull();
  });
});
