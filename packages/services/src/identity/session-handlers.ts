import * as contracts from '@mawkib/api-clients/contracts/identity';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.js';
import type { ApiConfig } from '../config/api-config.js';
import { people } from '../db/schema/index.js';
import { setCookie } from '../http/access/cookies.js';
import { endAllSessions, sessionCookieAt } from '../http/access/session.js';
import { ApiError } from '../http/errors/api-error.js';
import { implementWith, signedIn } from '../http/implement.js';

/** Set-Cookie header that removes the session cookie. */
export const noSession = ({ origin }: Pick<ApiConfig, 'origin'>): string =>
  setCookie(sessionCookieAt(origin), '', {
    secure: origin.startsWith('https:'),
    path: '/',
    maxAge: 0,
  });

const implement = implementWith<'config' | 'db' | 'clock'>();

const unknownPerson = () =>
  new ApiError({
    status: 404,
    code: 'unknown_person',
    title: {
      ar: 'لم يسجّل أحد الدخول بهذا البريد الإلكتروني',
      en: 'Nobody has signed in with this e-mail address',
    },
  });

/** Handlers that end several sessions at once; each is in the audit log. */
export const sessionHandlers = [
  implement(contracts.signOutEverywhere, async (_input, context) => {
    const by = signedIn(context);
    const ended = await endAllSessions(context.db, [by.id]);
    const change = { action: 'person.signed_out', subject: `person/${by.id}`, details: { ended } };
    await recordChange(context.db, { by, at: context.clock.now(), ...change });
    context.setHeader('set-cookie', noSession(context.config));
    return { data: { ended } };
  }),
  implement(contracts.endSessionsOf, async ({ body }, context) => {
    const { db } = context;
    const email = body.email.trim().toLowerCase();
    const found = await db
      .select({ id: people.id })
      .from(people)
      .where(eq(sql`lower(${people.email})`, email));
    if (found.length === 0) throw unknownPerson();
    let all = 0;
    for (const { id } of found) {
      const ended = await endAllSessions(db, [id]);
      const change = { action: 'person.signed_out', subject: `person/${id}`, details: { ended } };
      await recordChange(db, { by: signedIn(context), at: context.clock.now(), ...change });
      all += ended;
    }
    return { data: { ended: all } };
  }),
];
