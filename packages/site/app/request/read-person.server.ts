import { type Call, signInUrl } from '@mawkib/api-clients';
import { getSession, type Person, type Role } from '@mawkib/api-clients/contracts';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';

/** Who is signed in; null for a visitor. A request without cookies is a visitor's, unasked. */
export async function readPerson(call: Call, request: Request): Promise<Person | null> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return null;
  return (await call(getSession, {}, { cookie })).data.person;
}

/** Lets staff with one of the roles pass; others sign in, or are told that they may not. */
export function requireStaff(
  person: Person | null,
  url: URL,
  locale: Locale,
  allowed: readonly Role[] = ['editor', 'publisher', 'admin'],
): Person {
  if (!person) throw redirect(signInUrl(url.pathname + url.search), 302);
  if (!person.roles.some((role) => allowed.includes(role))) {
    throw redirect(localizedPath('/no-access', locale), 302);
  }
  return person;
}
