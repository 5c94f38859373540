import type { APIResponse, BrowserContext } from '@playwright/test';

interface Draft {
  version: number;
  blocks: { id: string; template: string }[];
}

const address = (id: string) => `/services/content/pages/${id}`;

/** A page's draft as the service gives it to who is signed in. */
export async function readDraft(context: BrowserContext, id: string): Promise<Draft> {
  const response = await context.request.get(address(id));
  return ((await response.json()) as { data: Draft }).data;
}

/** Past the editor: a save, with the session's own token. */
export const saveDirectly = async (
  context: BrowserContext,
  id: string,
  version: number,
  operations: readonly object[],
): Promise<APIResponse> =>
  context.request.put(address(id), {
    data: { version, operations },
    headers: await tokenOf(context),
  });

/** Past the editor: a publication, with the session's own token. */
export const publishDirectly = async (
  context: BrowserContext,
  id: string,
  version: number,
): Promise<APIResponse> =>
  context.request.post(`${address(id)}/publish`, {
    data: { version },
    headers: await tokenOf(context),
  });

async function tokenOf(context: BrowserContext): Promise<Record<string, string>> {
  const session = await context.request.get('/services/identity/session');
  const { csrf } = ((await session.json()) as { data: { csrf: string | null } }).data;
  return csrf ? { 'x-csrf-token': csrf } : {};
}
