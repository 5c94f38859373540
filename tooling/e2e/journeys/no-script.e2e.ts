import { buyerNamed } from '../market/buyer.ts';
import { linkMailedTo } from '../market/link-mailed-to.ts';
import { leadsOf, signIn } from '../market/sign-in.ts';
import { Reservation } from '../screens/reservation.screen.ts';
import { Showroom } from '../screens/showroom.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { TestDrive } from '../screens/test-drive.screen.ts';
import { expect, test } from '../watch/test.ts';

test.use({ javaScriptEnabled: false });

test('without a script the list is filtered, sorted and paged by links and one form', {
  tag: '@once',
}, async ({ page, texts }) => {
  const list = new StockList(page, texts);
  await page.goto('/ar/');
  await page.getByRole('main').getByRole('link', { name: texts.browse }).click();
  await list.isShown();
  await list.choose('Defender');
  await list.sort.selectOption('priceDesc');
  await page.getByRole('button', { name: texts.apply }).first().click();
  await expect(page).toHaveURL(/[?&]models=Defender/);
  await expect(page).toHaveURL(/[?&]sort=priceDesc/);
  await list.isNarrowedTo('Defender');
  await list.more.click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(list.cards.first()).toBeVisible();
  await page
    .getByRole('list', { name: texts.applied })
    .getByRole('link', { name: texts.models.Defender })
    .click();
  await expect(page).not.toHaveURL(/models=/);
});

test('without a script a car is reserved by native posts', { tag: '@once' }, async ({
  page,
  texts,
}) => {
  const buyer = buyerNamed('no-script');
  const reservation = new Reservation(page, texts);
  await page.goto('/ar/vehicles?models=F-PACE');
  const list = new StockList(page, texts);
  await list.open(await list.freeCarAfter(0));
  await new Showroom(page, texts).reserve();
  await reservation.start();
  await reservation.isAtCheckout();
  await reservation.fillIn({ ...buyer, email: 'sara@example' });
  await reservation.order();
  await expect(page.getByText(texts.wrongEmail).last()).toBeVisible();
  await reservation.stillHolds(buyer);
  await reservation.email.fill(buyer.email);
  await reservation.order();
  const number = await reservation.isStored();
  // Its response was lost, and the buyer loads the checkout again.
  await page.goto('/ar/showroom-order-online/checkout');
  expect(await reservation.isStored()).toBe(number);
  await page.goto(await linkMailedTo(buyer.email, `/confirmation/${number}?token=`));
  await reservation.confirm(number);
  await reservation.isConfirmed(number);
});

test('without a script a lead is stored and thanked for', { tag: '@once' }, async ({
  page,
  texts,
  otherBrowser,
}) => {
  const buyer = buyerNamed('no-script-lead');
  const form = new TestDrive(page, texts);
  await page.goto('/ar/test-drive?model=f-type');
  await form.fillInPerson(buyer);
  await form.fillInWish(buyer.email);
  await form.sendButton.click();
  await expect(page).toHaveURL(/[?&]_sent=/);
  await page.reload();
  await expect(form.thanks).toBeVisible();
  await expect(page.locator('[data-state=sent] a[href^="tel:"]')).toBeVisible();
  const staff = await otherBrowser();
  await signIn(staff, /leads@/);
  expect(await leadsOf(staff, 'test-drive', buyer.email)).toHaveLength(1);
});

test('without a script the menu opens', { tag: '@once' }, async ({ page, texts }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/');
  const menu = page.getByRole('navigation', { name: texts.menu, exact: true });
  await expect(menu).toBeHidden();
  await page.locator('summary', { hasText: texts.menu }).click();
  await menu.getByRole('link', { name: texts.stock }).click();
  await expect(page).toHaveURL('/ar/vehicles');
});

test('without a script another brand and the other language are links, and a brand has its theme at once', {
  tag: '@once',
}, async ({ page }) => {
  const isThemed = async (theme: string) => {
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colour = await page.locator('meta[name="theme-color"]').getAttribute('content');
    return { ground, colour };
  };
  await page.goto('/ar/');
  const first = await isThemed('land-rover');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'جاكوار', exact: true }).click();
  await expect(page).toHaveURL('/ar/f-type');
  const second = await isThemed('jaguar');
  for (const part of ['ground', 'colour'] as const) expect(second[part]).not.toBe(first[part]);
  await header.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/f-type');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await isThemed('jaguar');
});
