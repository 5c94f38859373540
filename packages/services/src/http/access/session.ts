import { createHmac, randomBytes } from 'node:crypto';
import type { Person } from '@mawkib/api-clients/contracts';
import { addHours } from 'date-fns';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { people, sessions } from '../../db/schema/index.js';
import type { Clock } from '../../runtime/clock.js';
import { cookieOf } from './cookies.js';

export const sessionCookie = 'mawkib_session';

/**
 * Name of the session cookie at an origin. With https it has the prefix `__Host-`, so that
 * subdomains cannot set it.
 */
export const sessionCookieAt = (origin: string): string =>
  origin.startsWith('https:') ? `__Host-${sessionCookie}` : sessionCookie;

/** A signed-in person. `token` is the secret in the cookie and never leaves the process. */
export interface Session {
  token: string;
  person: Person;
}

interface SessionStore {
  db: Database;
  config: Pick<ApiConfig, 'sessionSecret' | 'origin'>;
}

interface Reader extends SessionStore {
  clock: Clock;
}

/** Keyed, so that write access to the database alone is not enough to create a session. */
const hash = ({ config }: SessionStore, token: string) =>
  createHmac('sha256', config.sessionSecret).update(token).digest('base64url');

/** The session of a Cookie header; null when there is none or it has expired. */
export async function readSession(
  reader: Reader,
  cookieHeader: string | undefined,
): Promise<Session | null> {
  const { db, clock } = reader;
  const token = cookieOf(cookieHeader, sessionCookieAt(reader.config.origin));
  if (!token || token.length > 100) return null;
  const [row] = await db
    .select({ id: people.id, name: people.name, email: people.email, roles: people.roles })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .where(and(eq(sessions.token_hash, hash(reader, token)), gt(sessions.expires_at, clock.now())));
  return row ? { token, person: row } : null;
}

/** Starts a new session and ends the browser's previous one. */
export async function beginSession(
  reader: Reader,
  personId: string,
  hours: number,
  previousToken: string | undefined,
): Promise<string> {
  const { db, clock } = reader;
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lte(sessions.expires_at, now));
    if (previousToken)
      await tx.delete(sessions).where(eq(sessions.token_hash, hash(reader, previousToken)));
    await tx.insert(sessions).values({
      token_hash: hash(reader, token),
      person_id: personId,
      created_at: now,
      expires_at: addHours(now, hours),
    });
  });
  return token;
}

export async function endSession(store: SessionStore, token: string): Promise<void> {
  await store.db.delete(sessions).where(eq(sessions.token_hash, hash(store, token)));
}
