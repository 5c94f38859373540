import type { BrowserContext } from '@playwright/test';
import { editorWords as words } from '../market/editor-words.ts';
import { PageEditor } from '../screens/PageEditor.ts';
import { PageList } from '../screens/PageList.ts';
import { openAs, SignIn } from '../screens/SignIn.ts';
import { expectAccessible } from '../watch/accessibility.ts';
import { expect, test } from '../watch/journey.ts';

test('signed out: first the sign-in, then the wanted address [S-6-05]', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'publisher', '/ar/cms/pages/privacy?a=1');
  await expect(page).toHaveURL('/ar/cms/pages/privacy?a=1');
  await new PageEditor(page).isShown();
});

test('the redirect helper asks for the sign-in and keeps the rest of the address [S-2-02] [S-2-03]', {
  tag: '@once',
}, async ({ page }) => {
  await openAs(page, 'publisher', '/ar/cms/_/pages/privacy?a=1');
  await expect(page).toHaveURL('/ar/cms/pages/privacy?a=1');
  await page.goto('/ar/cms/_');
  await expect(page).toHaveURL('/ar/cms');
  await new PageList(page).isShown();
});

test('whoever answers leads has no access to the pages, and is told so', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'leads', '/ar/cms');
  await expect(page).toHaveURL('/ar/no-access');
  await expect(page.getByRole('heading', { level: 1, name: words.noAccess })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ar/cms/pages/privacy');
  await expect(page).toHaveURL('/ar/no-access');
  expect((await page.request.get('/services/content/pages/privacy')).status()).toBe(403);
});

test('an account without permissions is told so and gets no session', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'guest', '/ar/cms');
  await expect(page).toHaveURL('/ar/auth/error?type=noPermissions');
  await expect(page.getByRole('heading', { level: 1, name: words.noAccess })).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/services/content/pages/privacy')).status()).toBe(401);
  await page.goto('/ar/cms');
  await new SignIn(page).isShown();
});

test('signed out there is nothing to read and nothing to save', { tag: '@once' }, async ({
  page,
}) => {
  expect((await page.request.get('/services/content/pages/privacy')).status()).toBe(401);
  await page.goto('/ar/canvas/privacy');
  await new SignIn(page).isShown();
});

test('an editor saves; publishing is refused kindly, by the service too', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const editor = new PageEditor(page);
  await openAs(page, 'editor', '/ar/cms/pages/retailers');
  await editor.isShown();
  await editor.rows.first().click();
  await editor.inspector.heading.waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await editor.save();
  await editor.isSaved();

  const dialog = await editor.askToPublish();
  await expect(dialog.getByText(words.mayNotPublish)).toBeVisible();
  const publish = dialog.getByRole('button', { name: words.publish, exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith('/publish');
  });
  await publish.click({ force: true });
  await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toBe(false);
  expect(await publishDirectly(context, 'retailers')).toBe(403);
});

/** Past the editor: what the service itself answers to a publication. */
async function publishDirectly(context: BrowserContext, id: string): Promise<number> {
  const session = await context.request.get('/services/identity/session');
  const { data } = (await session.json()) as { data: { csrf: string } };
  const page = await context.request.get(`/services/content/pages/${id}`);
  const { version } = ((await page.json()) as { data: { version: number } }).data;
  const answer = await context.request.post(`/services/content/pages/${id}/publish`, {
    data: { version },
    headers: { 'x-csrf-token': data.csrf },
  });
  return answer.status();
}
