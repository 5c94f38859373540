import { publishDirectly, readDraft, saveDirectly } from '../market/drafts.ts';
import { editorTexts as texts } from '../market/editor-texts.ts';
import { PageEditor } from '../screens/page-editor.screen.ts';
import { PageList } from '../screens/page-list.screen.ts';
import { openAs, SignIn } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

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

test('the administration asks for the sign-in, and is for who answers leads [S-2-05]', {
  tag: '@once',
}, async ({ page }) => {
  await openAs(page, 'leads', '/ar/admin');
  await expect(page).toHaveURL('/ar/admin');
  await expect(page.getByRole('heading', { level: 1, name: texts.leads })).toBeVisible();
  await expectAccessible(page);
});

test('staff for leads have no access to the pages, and see a notice', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'leads', '/ar/cms');
  await expect(page).toHaveURL('/ar/no-access');
  await expect(page.getByRole('heading', { level: 1, name: texts.noAccess })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ar/cms/pages/privacy');
  await expect(page).toHaveURL('/ar/no-access');
  expect((await page.request.get('/services/content/pages/privacy')).status()).toBe(403);
});

test('an account without permissions sees a notice and gets no session', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, 'guest', '/ar/cms');
  await expect(page).toHaveURL('/ar/auth/error?type=noPermissions');
  await expect(page.getByRole('heading', { level: 1, name: texts.noAccess })).toBeVisible();
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

test('an editor saves; publishing is rejected kindly, by the service too', {
  tag: '@once',
}, async ({ page, context }) => {
  const editor = new PageEditor(page);
  await openAs(page, 'editor', '/ar/cms/pages/retailers');
  await editor.isShown();
  await editor.rows.first().click();
  await editor.inspector.heading.waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await editor.save();
  await editor.isSaved();

  const dialog = await editor.askToPublish();
  await expect(dialog.getByText(texts.mayNotPublish)).toBeVisible();
  const publish = dialog.getByRole('button', { name: texts.publish, exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, '[role="dialog"]');
  let requested = false;
  page.on('request', (request) => {
    requested ||= request.url().endsWith('/publish');
  });
  await publish.click({ force: true });
  await dialog.getByRole('button', { name: texts.cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(requested).toBe(false);
  const { version } = await readDraft(context, 'retailers');
  expect((await publishDirectly(context, 'retailers', version)).status()).toBe(403);
});

test('a page is changed by its staff alone: 401, 403, 200 [B-1-10]', { tag: '@once' }, async ({
  page,
  context,
  otherBrowser,
}) => {
  const id = 'offers';
  const leads = await otherBrowser();
  await openAs(page, 'editor', '/ar/cms');
  await openAs(await leads.newPage(), 'leads', '/ar/admin');
  const { version, blocks } = await readDraft(context, id);
  const idOf = (template: string) => blocks.find((block) => block.template === template)?.id;
  const [hero, accordion] = [blocks[0]?.id, idOf('accordion')];
  const snippet = {
    id: 'placed-directly',
    template: 'snippet',
    version: 1,
    fields: {},
    groups: [],
  };
  const operations = [
    { kind: 'insert_block', index: 0, block: snippet },
    { kind: 'set_field', block: accordion, field: 'title', locale: 'ar', value: 'الشروط' },
    { kind: 'move_block', block: accordion, to: 0 },
    { kind: 'remove_block', block: hero },
  ];
  const save = async (who: typeof context) =>
    (await saveDirectly(who, id, version, operations)).status();
  expect(await save(await otherBrowser())).toBe(401);
  expect(await save(leads)).toBe(403);
  expect((await readDraft(context, id)).version).toBe(version);
  expect(await save(context)).toBe(200);
  expect((await readDraft(context, id)).blocks.map(({ template }) => template)).toEqual([
    'accordion',
    'snippet',
    'stock-locator-carousel',
  ]);
});

test('items are offered, and taken, only where the template has them [B-1-05]', {
  tag: '@once',
}, async ({ page, context }) => {
  const editor = new PageEditor(page);
  const { inspector } = editor;
  await openAs(page, 'editor', '/ar/cms/pages/retailers');
  await editor.isShown();
  await editor.row(texts.blocks.hero).click();
  await expect(inspector.addItemButton).toBeVisible();
  await editor.row(texts.blocks.snippet).click();
  await expect(inspector.heading).toHaveText(texts.blocks.snippet);
  await expect(inspector.addItemButton).toHaveCount(0);

  const { version, blocks } = await readDraft(context, 'retailers');
  const add = async (template: string) => {
    const block = blocks.find((one) => one.template === template)?.id;
    const group = { id: `${template}-item`, fields: {} };
    const operation = { kind: 'add_group', block, index: 0, group };
    return (await saveDirectly(context, 'retailers', version, [operation])).status();
  };
  expect(await add('snippet')).toBe(422);
  expect(await add('hero-carousel')).toBe(200);
});
