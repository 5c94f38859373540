import { createHash } from 'node:crypto';
import { ownPath } from '@mawkib/core/locale';
import * as z from 'zod';
import { cookieOf, setCookie } from '../http/access/cookies.js';

/** State of a sign-in, stored in a cookie while the browser is at the provider. */
const flow = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(40),
  return_to: z.string(),
});
export type SignInFlow = z.infer<typeof flow>;

export const identityPath = '/services/identity';
const maxAge = 600;

/** One cookie per attempt, so that sign-ins in two tabs do not interfere. */
const nameOf = (state: string) =>
  `mawkib_sign_in_${createHash('sha256').update(state).digest('hex').slice(0, 12)}`;

export function flowCookie(started: SignInFlow, secure: boolean): string {
  const value = Buffer.from(JSON.stringify(started)).toString('base64url');
  return setCookie(nameOf(started.state), value, { secure, path: identityPath, maxAge });
}

export const endedFlowCookie = (state: string, secure: boolean): string =>
  setCookie(nameOf(state), '', { secure, path: identityPath, maxAge: 0 });

/**
 * The attempt of a returning browser; undefined if it is another browser or the attempt has
 * expired.
 */
export function readFlow(cookies: string | undefined, state: string): SignInFlow | undefined {
  const value = cookieOf(cookies, nameOf(state));
  if (!value) return undefined;
  try {
    const read = flow.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return read.success && read.data.state === state ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Redirect target after sign-in: a page of this origin; `/` for anything else. */
export const safeReturnTo = (given: unknown, origin: string): string =>
  ownPath(given, origin) ?? '/';
