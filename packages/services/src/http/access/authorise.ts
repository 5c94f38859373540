import type { Person } from '@mawkib/api-clients/contracts/identity';
import { apiErrors } from '../errors/api-errors.js';
import { isCsrfToken } from './csrf-token.js';
import { type Machine, mayMachineCall } from './machine.js';
import type { Session } from './session.js';
import { type GuardedCall, isOpen, mayCall } from './visitor-calls.js';

interface Credentials {
  session(): Promise<Session | null>;
  csrf: string | undefined;
  /** The system named by `Authorization: Bearer`; undefined without the header. */
  machine?(): Promise<Machine | null> | undefined;
}

/** The authorised caller. A system acts on behalf of the person who created its token. */
export interface Admitted {
  person: Person | null;
  machine: Machine | null;
}

/**
 * Authorises a guarded call by role. Errors: 401 without a session, 403 without a required role,
 * 403 when a write lacks the session's CSRF token. A person without any role is not staff. Other
 * systems authenticate with a token, which browsers never send on their own, so they need no CSRF
 * token.
 */
export async function authorise(call: GuardedCall, caller: Credentials): Promise<Admitted> {
  const { id, method } = call.operation;
  if (isOpen(call)) return { person: null, machine: null };
  const requested = caller.machine?.();
  if (requested) {
    const machine = await requested;
    if (!machine) throw apiErrors.signInNeeded();
    if (!mayMachineCall(id, machine.scopes)) throw apiErrors.forbidden();
    return { person: machine.person, machine };
  }
  const session = await caller.session();
  if (!session) throw apiErrors.signInNeeded();
  if (!mayCall(call, session.person.roles)) throw apiErrors.forbidden();
  if (method !== 'GET' && !isCsrfToken(session.token, caller.csrf)) throw apiErrors.csrf();
  return { person: session.person, machine: null };
}
