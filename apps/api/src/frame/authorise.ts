import type { Operation } from '@mawkib/api-clients/contracts';
import { isOpen, mayCall } from '../identity/access-table.js';
import { isCsrfToken } from '../identity/csrf.js';
import type { Session } from '../identity/session.js';
import { refusals } from './refusals.js';

interface Credentials {
  session(): Promise<Session | null>;
  csrf: string | undefined;
}

/**
 * Whoever may make a guarded call, by the table of role and call: 401 without a session, 403
 * without the role, 403 when a write lacks the session's CSRF token. A person without any role is
 * no member of staff.
 */
export async function authorise({ id, method }: Operation, caller: Credentials) {
  if (isOpen(id)) return null;
  const session = await caller.session();
  if (!session) throw refusals.signInNeeded();
  if (!mayCall(id, session.person.roles)) throw refusals.forbidden();
  if (method !== 'GET' && !isCsrfToken(session.token, caller.csrf)) throw refusals.csrf();
  return session.person;
}
