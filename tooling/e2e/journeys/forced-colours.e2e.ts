import { dialogTexts } from '../market/dialog-texts.ts';
import { forcedColourFaults } from '../watch/forced-colour-faults.ts';
import { expect, test } from '../watch/test.ts';

test('with forced colours, menu, search, sheet, floating actions and dialog can be told apart', {
  tag: '@once',
}, async ({ page }) => {
  const t = dialogTexts.ar;
  const isClear = async (part: string) =>
    expect(await forcedColourFaults(page.locator(part).first()), part).toEqual([]);
  const start = async (path: string) => {
    await page.goto(path);
    await page.mouse.click(2, 400);
    await page.waitForLoadState('networkidle');
  };
  // Dark, so that an icon without a colour of its own, which is black, is found.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await start('/ar/offers');

  await test.step('menu', async () => {
    await isClear('header');
    await page.locator('header [data-menu-entry="models"]').first().press('Enter');
    await expect(page.locator('[data-menu-panel="models"]')).toBeVisible();
    await isClear('header');
    await page.keyboard.press('Escape');
  });

  await test.step('search with suggestions', async () => {
    await page.locator('.mk-search-popup summary').press('Enter');
    await page.getByRole('combobox').fill('ديفندر');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.getByRole('combobox').press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCSS(
      'outline-style',
      'solid',
    );
    await isClear('.mk-search-popup');
    await page.keyboard.press('Escape');
  });

  await test.step('sheet of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header details > summary').last().press('Enter');
    await expect(page.locator('[data-menu-panel="offers"]')).toBeVisible();
    await isClear('header');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('floating actions and the dialog of a form', async () => {
    await start('/ar/retailers');
    const actions = page.locator('summary', { hasText: t.actions });
    await actions.press('Enter');
    await expect(page.getByRole('link', { name: t.form })).toBeVisible();
    await isClear('.mk-floating-action-area');
    await page.getByRole('link', { name: t.form }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await isClear('dialog[open]');
  });
});
