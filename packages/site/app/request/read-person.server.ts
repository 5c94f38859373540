import { type Call, signInUrl } from '@mawkib/api-clients';
import { getSession, type Person, type Role } from '@mawkib/api-clients/contracts';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import { redirect } from 'react-router';

/** The signed-in person; null for visitors. Without cookies no call is made. */
export async function readPerson(call: Call, request: Request): Promise<Person | null> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return null;
  return (await call(getSession, {}, { cookie })).data.person;
}

/** Allows staff with one of the roles; others are redirected to sign-in or to `/no-access`. */
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
