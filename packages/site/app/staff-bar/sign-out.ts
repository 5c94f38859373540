import { operationUrl } from '@mawkib/api-clients';
import { getSession, signOut as signOutOperation } from '@mawkib/api-clients/operations';

/** Ends the session of staff. Rejects if it did not end. */
export async function signOut(): Promise<void> {
  const session = await fetch(operationUrl(getSession, {}));
  const { data }: { data: { csrf: string | null } } = await session.json();
  // The session may have ended in another tab.
  if (data.csrf === null) return;
  const response = await fetch(operationUrl(signOutOperation, {}), {
    method: signOutOperation.method,
    headers: { 'x-csrf-token': data.csrf },
  });
  if (!response.ok) throw new Error(`Sign-out: ${response.status}`);
}
