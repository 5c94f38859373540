import { expect, test } from '@playwright/test';

/** Top edges and background of what is at the top of a page. */
const tops = () => {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const header = document.querySelector('[data-sticky=header]') as HTMLElement;
  return {
    bar: box('[data-sticky=header]')?.top,
    hero: Math.round(box('[data-block=hero-carousel]')?.top ?? Number.NaN),
    heroEnd: Math.round(box('[data-block=hero-carousel] picture')?.bottom ?? Number.NaN),
    background: getComputedStyle(header).backgroundColor,
    screen: innerHeight,
  };
};
const transparent = 'rgba(0, 0, 0, 0)';

test.describe('the bar', () => {
  test('lies on the picture at the top of a page until the page moves', async ({ page }) => {
    // The first visitor after a start does not wait for an image to be measured, and has a plain bar.
    await expect(async () => {
      await page.goto('/ar/defender');
      const atTop = await page.evaluate(tops);
      expect(atTop).toMatchObject({ bar: 0, hero: 0, background: transparent });
    }).toPass();
    const atTop = await page.evaluate(tops);
    expect(atTop.heroEnd).toBeLessThanOrEqual(atTop.screen);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await page.evaluate(tops)).background).not.toBe(transparent);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await page.evaluate(tops)).background).toBe(transparent);
  });

  test('does not lie on pages that begin with something else @once', async ({ page }) => {
    await page.goto('/ar/vehicles');
    expect((await page.evaluate(tops)).background).not.toBe(transparent);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('moves with the picture @once', async ({ page }) => {
      await page.goto('/ar/defender');
      const header = page.locator('[data-sticky=header]');
      await expect(header).toHaveCSS('position', 'relative');
      await expect(header).toHaveCSS('background-color', transparent);
    });
  });
});
