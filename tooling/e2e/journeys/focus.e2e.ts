import { expect, test } from '../watch/test.ts';

test('what takes the focus on a car’s page stands above the bar at its foot', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/showroom/x-100440', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
  // The application starts with the visitor's first event.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('[data-sticky-end]')).not.toHaveAttribute('data-away');
  let above = 0;
  for (let at = 0; at < 60; at += 1) {
    await page.keyboard.press('Tab');
    const room = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const [focused, bar] = [document.activeElement, document.querySelector('[data-sticky-end]')];
      if (
        !focused?.closest('main') ||
        !bar ||
        bar.contains(focused) ||
        'away' in (bar as HTMLElement).dataset
      )
        return null;
      return Math.round(bar.getBoundingClientRect().top - focused.getBoundingClientRect().bottom);
    });
    if (room === null) continue;
    expect(room, `stop ${at}`).toBeGreaterThanOrEqual(0);
    above += 1;
  }
  expect(above).toBeGreaterThan(10);
});
