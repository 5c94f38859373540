import { limit } from '@mawkib/tooling-vitest/time-limits';
import type { Page } from '@playwright/test';
import { editorTexts as texts } from '../market/editor-texts.ts';
import { PageEditor } from '../screens/page-editor.screen.ts';
import { PageList } from '../screens/page-list.screen.ts';
import { openAs } from '../screens/sign-in.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { expect, test } from '../watch/test.ts';

const { snippet, cards } = texts.blocks;

/** Each screen size edits its own page, so that concurrent journeys do not interfere. */
const tours = {
  desktop: {
    path: '/ar/f-type',
    name: 'إف-تايب',
    heading: 'خطٌّ واحد',
    card: 'يقف حيث تريد',
    last: 'المفتاح عندنا',
    picture: ['detail/coupe-wheel-silver', 'سيارة كوبيه رياضية فضية: لقطة قريبة للعجلة'],
    columns: '2',
  },
  phone: {
    path: '/ar/range-rover',
    name: 'رينج روڤر',
    heading: 'أهدأ غرفةٍ في البيت تتحرّك',
    card: 'جلدٌ يتنفّس',
    last: 'مقعدك محفوظ',
    picture: ['detail/luxsuv-wheel-sand', 'سيارة دفع رباعي فاخرة رملية اللون: لقطة قريبة للعجلة'],
    columns: '4',
  },
} as const;

/** The selected picture, with the library's alternative text. */
const pictureOf = ({ picture: [id, alt] }: (typeof tours)[keyof typeof tours]) =>
  `img[src*="${id}"][alt="${alt}"]`;

const mine = {
  heading: 'عنوانٌ جديد من المحرر',
  card: 'بطاقةٌ أضافها المحرر',
  cardText: 'نصٌّ قصير تحت العنوان.',
  block: 'قسمٌ جديد في الصفحة',
};

test('staff change a page on itself, save it and publish it [S-2-01] [B-1-02] [B-1-03] [B-1-04] [B-1-06]', {
  tag: '@ar',
}, async ({ page, isPhone, otherBrowser }) => {
  const tour = tours[isPhone ? 'phone' : 'desktop'];
  const editor = new PageEditor(page, isPhone);
  const { inspector } = editor;
  let order: (string | null)[] = [];

  await test.step('sign in at the editor, find the page', async () => {
    await openAs(page, 'publisher', '/ar/cms');
    await expect(page).toHaveURL('/ar/cms');
    const list = new PageList(page);
    await list.isShown();
    await expectAccessible(page);
    await list.find(tour.name);
    await list.open(tour.name);
    await editor.isShown();
    await expectAccessible(page);
  });

  await test.step('select a block on the page, change its Arabic text', async () => {
    await editor.selectOnCanvas(tour.heading, snippet);
    await inspector.text(texts.title).fill(mine.heading);
    await expect(editor.canvas.getByText(mine.heading)).toBeVisible();
  });

  await test.step('change a picture and a select', async () => {
    await editor.selectOnCanvas(tour.card, cards);
    const card = await inspector.openItem(tour.card);
    const [id, alt] = tour.picture;
    const library = await inspector.openImages(card);
    await expectAccessible(page, '[role="dialog"]');
    await inspector.takeImage(library, 'لقطة قريبة للعجلة', alt);
    await expect(card.getByText(id, { exact: true })).toBeVisible();
    await expect(editor.canvas.locator(pictureOf(tour))).toBeAttached();
    await inspector.select(texts.columns).selectOption(tour.columns);
    await expect(
      editor.canvas.locator(`[data-columns="${tour.columns}"]`).filter({ hasText: tour.card }),
    ).toBeAttached();
  });

  await test.step('add an item and fill it in; undo, redo', async () => {
    const item = await inspector.addItem();
    await item.getByLabel(texts.title, { exact: true }).fill(mine.card);
    await item.getByLabel(texts.paragraph, { exact: true }).fill(mine.cardText);
    const onPage = editor.canvas.getByText(mine.cardText);
    await expect(onPage).toBeAttached();
    await editor.undo();
    await expect(onPage).toHaveCount(0);
    await expect(editor.canvas.getByText(mine.card)).toBeAttached();
    await editor.redo();
    await expect(onPage).toBeAttached();
  });

  await test.step('move a block by keyboard, add one, remove one', async () => {
    await editor.inOutline(async () => {
      const before = await editor.order();
      const row = editor.row(tour.card);
      const id = await row.getAttribute('data-row');
      const at = before.indexOf(id);
      await row.click();
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(() => editor.order()).toEqual(moved(before, at, at - 1));
      await expect(editor.row(tour.card)).toBeFocused();

      await editor.row(tour.last).click();
      await page.keyboard.press('Delete');
      await expect(editor.row(tour.last)).toHaveCount(0);

      await editor.row(tour.card).click();
      const picker = await editor.openPicker();
      await expectAccessible(page, '[role="dialog"]');
      await picker.getByRole('searchbox', { name: texts.filterBlocks }).fill(snippet);
      await picker.getByRole('button', { name: new RegExp(`^${snippet}`) }).click();
      await expect(editor.rows).toHaveCount(before.length);
      order = await editor.order();
      expect(order[at]).not.toBe(before[at]);
      expect(order.slice(0, at)).toEqual(moved(before, at, at - 1).slice(0, at));
    });
    await expect(inspector.heading).toHaveText(snippet);
    await inspector.text(texts.title).fill(mine.block);
    await expect(editor.canvas.getByText(mine.block)).toBeAttached();
  });

  const visitor = await (await otherBrowser()).newPage();
  await test.step('the saved draft stays with the staff', async () => {
    await expect(editor.state).toHaveText(texts.unsaved);
    await editor.save();
    await editor.isSaved();
    await visitor.goto(tour.path);
    await expect(visitor.getByText(tour.heading)).toBeVisible();
    await expect(visitor.getByText(tour.last)).toBeAttached();
    for (const text of Object.values(mine)) await expect(visitor.getByText(text)).toHaveCount(0);
  });

  await test.step('publishing says what visitors will see, then they see it', async () => {
    const dialog = await editor.askToPublish();
    for (const change of [
      `يتغيّر «${snippet}»: العنوان`,
      `يتغيّر «${cards}»: ${texts.columns}، ${texts.items}`,
      `يُضاف «${snippet}»`,
      `يُحذف «${snippet}»`,
    ]) {
      await expect(dialog.getByRole('listitem').filter({ hasText: change })).toHaveCount(1);
    }
    await expect(dialog.getByText(/^يُنقل «/)).toHaveCount(1);
    await expectAccessible(page, '[role="dialog"]');
    // Load it again, so that the cached page is fresh but old.
    await visitor.goto(tour.path);
    await expect(visitor.getByText(tour.heading)).toBeVisible();
    const answered = page.waitForResponse(/\/publish$/);
    await dialog.getByRole('button', { name: texts.publish, exact: true }).click();
    expect((await answered).status()).toBe(200);
    await isSeenSoon(visitor, tour.path);
    await expect(editor.dialog(texts.published)).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });

  await test.step('the page of a visitor has all of it, in order, and nothing of the editor', async () => {
    for (const text of Object.values(mine)) await expect(visitor.getByText(text)).toBeAttached();
    await expect(visitor.getByText(tour.last)).toHaveCount(0);
    await expect(visitor.locator(pictureOf(tour))).toBeAttached();
    const shown = await visitor
      .locator('[data-block-id]')
      .evaluateAll((all) => all.map((block) => block.getAttribute('data-block-id')));
    expect(shown).toEqual(order);
    await expect(visitor.locator('iframe, [role=toolbar], [class*="mk-ed-"]')).toHaveCount(0);
    await expectAccessible(visitor);
  });
});

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Loads the page again until it shows the heading, ten times at most. */
async function isSeenSoon(visitor: Page, path: string) {
  let loads = 0;
  await expect(async () => {
    loads += 1;
    await visitor.goto(path);
    expect(await visitor.getByText(mine.heading).isVisible()).toBe(true);
  }).toPass({ timeout: limit(30_000), intervals: [50] });
  expect(loads).toBeLessThanOrEqual(10);
}
