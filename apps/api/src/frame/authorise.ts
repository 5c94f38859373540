import type { Operation } from '@mawkib/api-clients/contracts';
import { isCsrfToken } from '../identity/csrf.js';
import type { Session } from '../identity/session.js';
import { refusals } from './refusals.js';

interface Credentials {
  session(): Promise<Session | null>;
  csrf: string | undefined;
}

/**
 * Whoever may call a guarded operation: 401 without a session, 403 without the role, 403 when a
 * write lacks the session's CSRF token. A person without any role is no member of staff.
 */
export async function authorise(operation: Operation, caller: Credentials) {
  const { access, method } = operation;
  if (access === 'public') return null;
  const session = await caller.session();
  if (!session) throw refusals.signInNeeded();
  const { roles } = session.person;
  const allowed =
    access === 'staff' ? roles.length > 0 : access.some((role) => roles.includes(role));
  if (!allowed) throw refusals.forbidden();
  if (method !== 'GET' && !isCsrfToken(session.token, caller.csrf)) throw refusals.csrf();
  return session.person;
}
