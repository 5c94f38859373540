import type { Call } from '@mawkib/api-clients';
import { getSession, type Person } from '@mawkib/api-clients/contracts/identity';

/** The signed-in person; null for visitors. Without cookies no call is made. */
export async function readPerson(call: Call, request: Request): Promise<Person | null> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return null;
  return (await call(getSession, {}, { cookie })).data.person;
}
