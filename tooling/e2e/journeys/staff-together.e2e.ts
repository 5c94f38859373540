import { editorTexts as texts } from '../market/editor-texts.ts';
import { PageEditor } from '../screens/page-editor.screen.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { listenTo } from '../watch/listen-to.ts';
import { expect, test } from '../watch/test.ts';

const { snippet, accordion } = texts.blocks;

test('two people change a page: the later save is rejected, nothing typed is lost, both end up saved', {
  tag: '@once',
}, async ({ browser, page: first }) => {
  const address = '/ar/cms/pages/defender';
  const later = await browser.newContext();
  const complaints = listenTo(later);
  const second = await later.newPage();
  const theirs = new PageEditor(first);
  const mine = new PageEditor(second);
  const savedTexts = { theirs: 'كتبته المحررة', mine: 'كتبه الناشر' };

  await openAs(first, 'editor', address);
  await openAs(second, 'publisher', address);
  await theirs.isShown();
  await mine.isShown();

  await theirs.row(snippet).first().click();
  await theirs.inspector.text(texts.title).fill(savedTexts.theirs);
  await theirs.save();
  await theirs.isSaved();

  await mine.row(accordion).first().click();
  await mine.inspector.text(texts.title).fill(savedTexts.mine);
  await mine.save();

  const dialog = mine.dialog(texts.conflictDialog);
  await expect(dialog).toContainText('نورة الكعبي');
  await expect(dialog).toContainText(`عُدّل «العنوان» في قسم «${snippet}» (العربية)`);
  await expect(dialog.getByText(texts.noClash)).toBeVisible();
  await expect(mine.inspector.text(texts.title)).toHaveValue(savedTexts.mine);
  await expectAccessible(second, '[role="dialog"]');

  await dialog.getByRole('button', { name: texts.applyMine }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByText(texts.rebased)).toBeVisible();
  await mine.isSaved();
  await expect(mine.canvas.getByText(savedTexts.theirs)).toBeAttached();
  await expect(mine.canvas.getByText(savedTexts.mine)).toBeAttached();

  const stored = await first.request.get('/services/content/pages/defender');
  const draft = await stored.text();
  expect(draft).toContain(savedTexts.theirs);
  expect(draft).toContain(savedTexts.mine);
  // The browser itself logs the one 409.
  expect(complaints.filter((one) => !one.includes('status of 409'))).toEqual([]);
  await later.close();
});

test('what a killed tab had not saved is offered again', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const text = 'لم يُحفظ قبل أن يُغلق المتصفح';
  const address = '/ar/cms/pages/privacy';
  const before = new PageEditor(page);
  await openAs(page, 'editor', address);
  await before.isShown();
  await before.row(snippet).first().click();
  await before.inspector.text(texts.title).fill(text);
  await expect(before.state).toHaveText(texts.unsaved);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('mawkib.editor.draft.')),
  );
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();

  const again = await context.newPage();
  const after = new PageEditor(again);
  await again.goto(address);
  const dialog = after.dialog(texts.restoreDialog);
  await expect(dialog).toContainText(`عُدّل «العنوان» في قسم «${snippet}» (العربية)`);
  await expectAccessible(again, '[role="dialog"]');
  await dialog.getByRole('button', { name: texts.restore, exact: true }).click();
  await expect(again.getByText(texts.restored)).toBeVisible();
  await expect(after.canvas.getByText(text)).toBeVisible();
  await expect(after.state).toHaveText(texts.unsaved);
  await after.save();
  await after.isSaved();
  await again.reload();
  await after.isShown();
  await expect(after.canvas.getByText(text)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
