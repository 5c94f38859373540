import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people, sessions } from '../../db/schema/index.js';
import { describeOnDatabase, signIn, type TestApi } from '../../testing/test-api.js';
import { readSession, sessionCookie } from './session.js';

describeOnDatabase('a session', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());
  const readerOf = (sessionSecret = t.config.sessionSecret) => ({
    db: t.database.db,
    clock: t.config.clock,
    config: { sessionSecret, origin: t.config.origin },
  });

  test('can only be read with the secret of the deployment', async () => {
    const { cookie } = await signIn(t.database, t.config, ['editor']);
    expect((await readSession(readerOf(), cookie))?.person.roles).toEqual(['editor']);
    expect(await readSession(readerOf('another secret'), cookie)).toBeNull();
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
