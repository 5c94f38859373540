import { type BrowserContext, expect } from '@playwright/test';

/** Signs a demo person in, as people do: through the provider's page. */
export async function signIn(context: BrowserContext, name: RegExp): Promise<void> {
  const page = await context.newPage();
  await page.goto('/services/identity/sign-in?return_to=/ar/');
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/ar/');
  await page.close();
}

/** The leads of a form whose answers have this e-mail address. */
export async function leadsOf(context: BrowserContext, form: string, email: string) {
  const response = await context.request.get(`/services/forms/forms/${form}/leads?items=100`);
  expect(response.status()).toBe(200);
  const { data } = (await response.json()) as { data: { data: Record<string, unknown> }[] };
  return data.filter((lead) => lead.data.email === email);
}
