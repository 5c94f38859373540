import type { Page } from '@playwright/test';
import { buyerNamed } from '../market/buyer.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { TestDrive } from '../screens/test-drive.screen.ts';
import { Keyboard } from '../watch/keyboard.ts';
import { expect, test } from '../watch/test.ts';

/** Delays requests that match until released. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letIn = () => {};
  const gate = new Promise<void>((done) => {
    letIn = done;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letIn;
}

const holdCode = (page: Page) => hold(page, '**/assets/*.js');

test('what is typed and chosen before the application runs is not lost', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  const letIn = await holdCode(page);
  const form = new TestDrive(page, texts);
  const buyer = buyerNamed('early');
  await page.goto('/ar/test-drive?model=defender');
  await form.fillInPerson(buyer);
  await form.fillInWish(buyer.email);
  letIn();
  await expect
    .poll(() =>
      page.evaluate(() => (globalThis as { earlyEvents?: unknown }).earlyEvents === undefined),
    )
    .toBe(true);
  await expect(form.firstName).toHaveValue(buyer.first);
  await form.sendButton.click();
  await form.thankYouHasFocus();
});

test('a button pressed before the application runs does its work then', { tag: '@once' }, async ({
  page,
}) => {
  const letIn = await holdCode(page);
  await page.goto('/ar/');
  const second = page.getByRole('button', { name: /^شريحة [2٢] / }).first();
  await second.click();
  await expect(second).not.toHaveAttribute('aria-current');
  letIn();
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('a filter ticked before the application runs narrows the list then', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  const letIn = await holdCode(page);
  const list = new StockList(page, texts);
  await page.goto('/ar/vehicles');
  const before = await list.total.textContent();
  await list.anyCondition.click({ force: true });
  letIn();
  await expect(page).toHaveURL(/[?&]states=/);
  await expect(list.anyCondition).toBeChecked();
  await expect(list.total).not.toHaveText(before ?? '');
});

test('words typed and sent before the application runs are searched for then', {
  tag: '@once',
}, async ({ page, texts }) => {
  const letIn = await holdCode(page);
  const list = new StockList(page, texts);
  await page.goto('/ar/vehicles');
  const keys = new Keyboard(page);
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.goTo(list.search);
  await keys.type(texts.inWords);
  letIn();
  await keys.press('Enter');
  await list.isNarrowedTo('Defender');
});

test('a link waits a second for the application, then works without it', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  await holdCode(page);
  await page.goto('/ar/offers');
  const main = page.getByRole('navigation', { name: texts.mainMenu });
  const pressed = Date.now();
  await main.getByRole('link', { name: texts.stock }).click();
  await expect(page).toHaveURL('/ar/vehicles');
  expect(Date.now() - pressed).toBeGreaterThan(900);
});

test('the first slide has the line until it is there, then the second is asked for', {
  tag: '@once',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURI(request.url())));
  const letIn = await hold(page, '**/services/media/images/**');
  await page.goto('/ar/', { waitUntil: 'domcontentloaded' });
  const slides = page.getByRole('group', { name: /^[0-9٠-٩]+ من [0-9٠-٩]+$/ });
  const [first, second] = await slides.evaluateAll((groups) =>
    groups.slice(0, 2).map((group) => {
      const source = group.querySelector('img')?.getAttribute('src') ?? '';
      return source.slice(0, source.lastIndexOf('/') + 1);
    }),
  );
  if (!first || !second) throw new Error('the page has no two slides with pictures');
  const wasRequested = (folder: string) => requested.some((address) => address.includes(folder));
  await expect.poll(() => wasRequested(first)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(wasRequested(second)).toBe(false);
  letIn();
  await expect.poll(() => wasRequested(second)).toBe(true);
});
