import { Keyboard } from '../watch/keyboard.ts';
import { expect, test } from '../watch/test.ts';

test('a visitor looks at a car from all sides by keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  // Many tab stops, one by one.
  test.slow();
  const keys = new Keyboard(page);
  const block = (key: string) => page.locator(`[data-block="${key}"]`);
  // As on a phone, where Escape reaches the page; in full screen the browser itself handles it.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError());
  });
  await page.goto('/ar/electric');

  await test.step('arrows turn the car by 10°, Home and End to its ends', async () => {
    const car = block('exterior-360');
    const slider = car.getByRole('slider');
    await keys.goTo(slider);
    for (const [key, degrees] of [
      ['ArrowLeft', 50],
      ['ArrowLeft', 60],
      ['ArrowRight', 50],
      ['End', 350],
      ['Home', 0],
    ] as const) {
      await keys.press(key);
      await expect(slider).toHaveAttribute('aria-valuetext', `${degrees}°`);
    }
    await expect(car.locator('img[data-shown]')).toHaveAttribute('src', /-01-silver/);
  });

  await test.step('a full turn is started and paused, and a side is chosen', async () => {
    const car = block('exterior-360');
    const turn = car.locator('fieldset button[data-motion]');
    const slider = car.getByRole('slider');
    await keys.goTo(turn);
    await keys.press('Enter');
    await expect(turn).toHaveText('إيقاف الدوران');
    await expect(slider).not.toHaveValue('0');
    await keys.press('Enter');
    await expect(turn).toHaveText('دورة كاملة');
    const rear = car.getByRole('button', { name: 'الخلف', exact: true });
    await keys.goTo(rear, 'Shift+Tab');
    await keys.press('Enter');
    await expect(rear).toHaveAttribute('aria-pressed', 'true');
    await expect(slider).toHaveAttribute('aria-valuetext', '180°');
  });

  for (const key of ['exterior-360', 'interior-360']) {
    await test.step(`${key}: full screen, in which keys turn it, and Escape`, async () => {
      const view = block(key);
      const slider = view.getByRole('slider');
      const open = view.getByRole('button', { name: 'ملء الشاشة', exact: true });
      await keys.goTo(open, key === 'exterior-360' ? 'Shift+Tab' : 'Tab');
      await keys.press('Enter');
      await expect(view.getByRole('button', { name: 'الخروج من ملء الشاشة' })).toBeFocused();
      await keys.goTo(slider);
      const before = await slider.inputValue();
      await keys.press('ArrowLeft');
      await expect(slider).not.toHaveValue(before);
      await keys.press('Escape');
      await expect(open).toBeFocused();
    });
  }

  await test.step('up and down look up and down in the cabin', async () => {
    const slider = block('interior-360').getByRole('slider');
    await keys.goTo(slider);
    await keys.press('ArrowUp');
    await expect(slider).toHaveAttribute('aria-valuetext', /°.*6° إلى الأعلى/);
    await keys.press('ArrowDown');
    await keys.press('ArrowDown');
    await expect(slider).toHaveAttribute('aria-valuetext', /6° إلى الأسفل/);
  });

  await test.step('points follow each other; Escape returns to the point', async () => {
    const points = block('hotspots-container');
    const point = (number: string) => points.getByRole('button', { name: `${number}: ` });
    await keys.goTo(point('1'), 'Shift+Tab');
    await keys.press('Tab');
    await expect(point('2')).toBeFocused();
    await keys.press('Enter');
    const content = points.locator(':popover-open');
    await keys.goTo(content.getByRole('link'));
    await keys.press('Escape');
    await expect(content).toHaveCount(0);
    await expect(point('2')).toBeFocused();
    await keys.press('Tab');
    await expect(point('3')).toBeFocused();
  });

  await test.step('two pictures are compared by arrows and by their labels', async () => {
    const compare = block('compare-images');
    const slider = compare.getByRole('slider');
    await keys.goTo(slider);
    await keys.press('ArrowLeft');
    await expect(slider).toHaveValue('51');
    await keys.press('Home');
    await expect(slider).toHaveValue('0');
    const half = compare.getByRole('button', { name: 'النصف' });
    await keys.goTo(half);
    await keys.press('Enter');
    await expect(half).toHaveAttribute('aria-pressed', 'true');
    await expect(slider).toHaveValue('50');
  });
});

test('a visitor fills in a rental by keyboard alone, and is asked before it is lost', {
  tag: '@once',
}, async ({ page, texts }) => {
  test.slow();
  const keys = new Keyboard(page);
  await page.goto('/ar/rent-a-car');
  const opener = page.locator('#rent-a-car').getByRole('button', { name: 'ابدأ الحجز' });
  const overlay = page.getByRole('dialog', { name: 'الأسعار والحجز' });
  const total = overlay.locator('[data-total]');
  const totalNow = async () => Number(await total.getAttribute('data-total'));
  const heading = (name: string) => overlay.getByRole('heading', { name });
  const name = overlay.getByRole('textbox', { name: texts.first });
  await keys.goTo(opener);
  await keys.press('Enter');
  // The dialog returns the focus to where it was when it opened.
  await expect(overlay).toBeVisible();

  await test.step('car, place and days', async () => {
    for (const field of ['السيارة', 'مكان الاستلام']) {
      await keys.goTo(overlay.getByRole('combobox', { name: field, exact: true }));
      await keys.press('ArrowDown');
    }
    const focused = overlay.locator('[data-day]:focus');
    await keys.goTo(overlay.locator('[data-day][tabindex="0"]'));
    // A month later, and a week after that; Sundays are closed.
    let day = await focused.getAttribute('data-day');
    for (const key of ['PageDown', 'ArrowDown']) {
      await keys.press(key);
      await expect(focused).not.toHaveAttribute('data-day', day ?? '');
      if ((await focused.getAttribute('data-off')) !== null) await keys.press('ArrowLeft');
      await expect(focused).not.toHaveAttribute('data-off');
      day = await focused.getAttribute('data-day');
      await keys.press('Enter');
    }
    await expect(total).toHaveAttribute('data-total', /^\d+/);
  });

  await test.step('extras change the total', async () => {
    const before = await totalNow();
    await keys.goTo(overlay.getByRole('checkbox').first());
    await keys.press('Space');
    await expect.poll(totalNow).toBeGreaterThan(before);
    const withOne = await totalNow();
    await keys.goTo(overlay.getByRole('button', { name: /^زيادة/ }).first());
    await keys.press('Enter');
    await expect.poll(totalNow).toBeGreaterThan(withOne);
  });

  await test.step('contact: Escape asks, and nothing is lost', async () => {
    await keys.goTo(overlay.getByRole('button', { name: 'التالي', exact: true }));
    await keys.press('Enter');
    await expect(heading('بيانات التواصل')).toBeFocused();
    await keys.goTo(name);
    await keys.type('نورة');
    await keys.press('Escape');
    const question = page.getByRole('dialog', { name: 'هل تريد إغلاق الطلب؟' });
    await keys.goTo(question.getByRole('button', { name: 'متابعة الطلب' }));
    await keys.press('Enter');
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('نورة');
    await expect(name).toBeFocused();
    await keys.press('Escape');
    await keys.goTo(question.getByRole('button', { name: 'إغلاق', exact: true }).last());
    await keys.press('Enter');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
