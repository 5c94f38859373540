import { Showroom } from '../screens/showroom.screen.ts';
import { StockList } from '../screens/stock-list.screen.ts';
import { expectAccessible } from '../watch/expect-accessible.ts';
import { Keyboard } from '../watch/keyboard.ts';
import { expect, test } from '../watch/test.ts';

test('a visitor searches, narrows and opens a car by keyboard alone, and shares the link', {
  tag: '@desktop',
}, async ({ page, language, texts, otherBrowser }) => {
  // Nearly a hundred tab stops, one by one.
  test.slow();
  const list = new StockList(page, texts);
  const keys = new Keyboard(page);
  await page.goto(`/${language}/vehicles`);

  await test.step('words become filters; the field keeps the focus', async () => {
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: texts.skip })).toBeFocused();
    await keys.press('Enter');
    await keys.goTo(list.search);
    await keys.type(texts.inWords);
    await keys.press('Enter');
    await list.isNarrowedTo('Defender');
    await expect(list.search).toBeFocused();
  });

  await test.step('a choice is made, and the focus stays with it', async () => {
    const before = await list.total.textContent();
    await keys.goTo(list.anyCondition);
    await keys.press('Space');
    await expect(page).toHaveURL(/[?&]states=/);
    await expect(list.anyCondition).toBeChecked();
    await expect(list.anyCondition).toBeFocused();
    await expect(list.total).not.toHaveText(before ?? '');
  });

  await test.step('the greatest price moves towards the least, whichever way the text runs', async () => {
    await keys.goTo(list.greatestPrice);
    const before = Number(await list.greatestPrice.inputValue());
    const towardsMin = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    for (let presses = 0; presses < 3; presses += 1) await keys.press(towardsMin);
    expect(Number(await list.greatestPrice.inputValue())).toBeLessThan(before);
    await expect(page).toHaveURL(/[?&]display_price\.to=\d+/);
    await expect(list.greatestPrice).toBeFocused();
  });

  await test.step('a filter is taken off again', async () => {
    await keys.goTo(list.chips.first());
    await keys.press('Enter');
    await expect(page).not.toHaveURL(/[?&]models=/);
  });

  await test.step('a car opens; back and forward lead between it and the same list', async () => {
    await keys.goTo(list.sort);
    await list.sort.press('ArrowDown');
    await expect(page).toHaveURL(/[?&]sort=/);
    await expect(list.results).not.toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page);
    const address = page.url();
    const first = await list.firstCar();
    await keys.goTo(list.linkOf(first));
    await keys.press('Enter');
    await new Showroom(page, texts).isShown();
    const car = page.url();
    await page.goBack();
    await expect(page).toHaveURL(address);
    expect(await list.firstCar()).toBe(first);
    await page.goForward();
    await expect(page).toHaveURL(car);
    await new Showroom(page, texts).isShown();
    await page.goBack();

    const other = await (await otherBrowser()).newPage();
    await other.goto(address);
    const shared = new StockList(other, texts);
    expect(await shared.firstCar()).toBe(first);
    await expect(shared.sort).toHaveValue(await list.sort.inputValue());
    await expect(shared.chips).toHaveCount(await list.chips.count());
  });
});
