import { expect, test } from '@playwright/test';
import { painted } from '../watch/painted.ts';

test('nothing moves where the fonts do not arrive', { tag: '@once' }, async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const sums = globalThis as unknown as { shifts: number };
    sums.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) sums.shifts += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [width, path] of [
    [390, ''],
    [390, 'defender?_retailer=MKDXB01'],
    [1440, 'f-type'],
    [1440, 'offers'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/ar/${path}`, { waitUntil: 'load' });
    await page.mouse.move(200, 400);
    await page.waitForFunction(
      () => (globalThis as { earlyEvents?: unknown }).earlyEvents === undefined,
    );
    // What a late font moves has moved once it is used in a painted frame.
    await page.evaluate(async () => void (await document.fonts.ready));
    await painted(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    expect(shifts, `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
  }
});
