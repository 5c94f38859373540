import type { APIResponse, BrowserContext } from '@playwright/test';

interface Draft {
  version: number;
  blocks: { id: string; template: string }[];
}

const address = (id: string) => `/services/content/pages/${id}`;

/** A page's draft, read from the service as the signed-in person. */
export async function readDraft(context: BrowserContext, id: string): Promise<Draft> {
  const response = await context.request.get(address(id));
  return ((await response.json()) as { data: Draft }).data;
}

/** Saves a draft directly, with the session's token, bypassing the editor. */
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

/** Publishes a page directly, with the session's token, bypassing the editor. */
export const publishDirectly = async (
  context: BrowserContext,
  id: string,
  version: number,
): Promise<APIResponse> =>
  context.request.post(`${address(id)}/publish`, {
    data: { version },
    headers: await tokenOf(context),
  });

export async function tokenOf(context: BrowserContext): Promise<Record<string, string>> {
  const session = await context.request.get('/services/identity/session');
  const { csrf } = ((await session.json()) as { data: { csrf: string | null } }).data;
  return csrf ? { 'x-csrf-token': csrf } : {};
}
