import { createHmac, randomBytes } from 'node:crypto';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import { addHours, subMinutes } from 'date-fns';
import { and, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
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

interface Writer extends SessionStore {
  clock: Clock;
}

interface Reader extends Writer {
  config: Pick<ApiConfig, 'sessionSecret' | 'origin' | 'sessionIdleMinutes'>;
}

/** Sessions of one person at the same time; the oldest ends when another one starts. */
const maxSessions = 10;
/** Interval in minutes at which the last use of a session is recorded. */
const noteEveryMinutes = 1;

/** Keyed, so that write access to the database alone is not enough to create a session. */
const hash = ({ config }: SessionStore, token: string) =>
  createHmac('sha256', config.sessionSecret).update(token).digest('base64url');

/** The session of a Cookie header; null when there is none, or it has expired or was not used. */
export async function readSession(
  reader: Reader,
  cookieHeader: string | undefined,
): Promise<Session | null> {
  const { db, clock } = reader;
  const token = cookieOf(cookieHeader, sessionCookieAt(reader.config.origin));
  if (!token || token.length > 100) return null;
  const now = clock.now();
  const { sessionIdleMinutes } = reader.config;
  const token_hash = hash(reader, token);
  const [row] = await db
    .select({
      person: { id: people.id, name: people.name, email: people.email, roles: people.roles },
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.person_id))
    .where(
      and(
        eq(sessions.token_hash, token_hash),
        gt(sessions.expires_at, now),
        sessionIdleMinutes > 0
          ? gt(sessions.last_used_at, subMinutes(now, sessionIdleMinutes))
          : undefined,
      ),
    );
  if (!row) return null;
  const before = subMinutes(now, noteEveryMinutes);
  if (row.last_used_at < before) {
    await db
      .update(sessions)
      .set({ last_used_at: now })
      .where(and(eq(sessions.token_hash, token_hash), lt(sessions.last_used_at, before)));
  }
  return { token, person: row.person };
}

/** Starts a new session and ends the browser's previous one. */
export async function beginSession(
  reader: Writer,
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
    const surplus = tx
      .select({ token_hash: sessions.token_hash })
      .from(sessions)
      .where(eq(sessions.person_id, personId))
      .orderBy(desc(sessions.created_at), sessions.token_hash)
      .offset(maxSessions - 1);
    await tx.delete(sessions).where(inArray(sessions.token_hash, surplus));
    await tx.insert(sessions).values({
      token_hash: hash(reader, token),
      person_id: personId,
      created_at: now,
      last_used_at: now,
      expires_at: addHours(now, hours),
    });
  });
  return token;
}

export async function endSession(store: SessionStore, token: string): Promise<void> {
  await store.db.delete(sessions).where(eq(sessions.token_hash, hash(store, token)));
}

/** Ends all sessions of these people; resolves to their number. */
export async function endAllSessions(db: Database, personIds: readonly string[]): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(inArray(sessions.person_id, [...personIds]))
    .returning({ person_id: sessions.person_id });
  return ended.length;
}
