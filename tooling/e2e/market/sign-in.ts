import { type BrowserContext, expect } from '@playwright/test';

/** Signs in as a demo person through the provider's page. */
export async function signIn(context: BrowserContext, name: RegExp): Promise<void> {
  const page = await context.newPage();
  await page.goto('/services/identity/sign-in?return_to=/ar/');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/ar/');
  await page.close();
}

/** Leads of a form that have this e-mail address in their answers. */
export async function leadsOf(context: BrowserContext, form: string, email: string) {
  const response = await context.request.get(`/services/forms/forms/${form}/leads?items=100`);
  expect(response.status()).toBe(200);
  const { data } = (await response.json()) as {
    data: { id: string; data: Record<string, unknown>; files?: { id: string }[] }[];
  };
  return data.filter((lead) => lead.data.email === email);
}
