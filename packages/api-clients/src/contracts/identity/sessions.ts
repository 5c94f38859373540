import * as z from 'zod';
import { envelope } from '../envelope.js';
import { operation, roles } from '../operation.js';

export const person = z.looseObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
});
export type Person = z.infer<typeof person>;

/**
 * The signed-in member of staff; null for a visitor. Send `csrf` as `X-CSRF-Token` with every staff
 * write. Sign-in itself is a pair of redirects: `GET /sign-in?return_to=…` and `GET /callback`.
 */
export const getSession = operation({
  id: 'getSession',
  service: 'identity',
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in',
  response: envelope(z.object({ person: person.nullable(), csrf: z.string().nullable() })),
});

export const signOut = operation({
  id: 'signOut',
  service: 'identity',
  method: 'POST',
  path: '/sign-out',
  summary: 'Ends the session',
  access: 'staff',
  response: envelope(z.object({ signed_out: z.literal(true) })),
});

const ended = envelope(z.object({ ended: z.int() }));

export const signOutEverywhere = operation({
  id: 'signOutEverywhere',
  service: 'identity',
  method: 'POST',
  path: '/sign-out-everywhere',
  summary: 'Ends all sessions of the signed-in person, on every device',
  access: 'staff',
  response: ended,
});

export const endSessionsOf = operation({
  id: 'endSessionsOf',
  service: 'identity',
  method: 'POST',
  path: '/people/end-sessions',
  summary: 'Ends all sessions of a person, for an account that was disabled at the provider',
  access: ['admin'],
  body: z.object({ email: z.string().min(3).max(254) }),
  errors: { unknown_person: 404 },
  response: ended,
});
