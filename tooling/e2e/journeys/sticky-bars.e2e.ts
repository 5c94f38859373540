import { expect, type Page, test } from '@playwright/test';

const optional = ['breadcrumbs', 'sections'] as const;

/** Shows only these of the optional bars; the others are gone as on pages without them. */
const show = (page: Page, shown: readonly string[]) =>
  page.evaluate(
    ({ shown, optional }) => {
      for (const name of optional) {
        const bar = document.querySelector<HTMLElement>(
          `[data-sticky="${name}"],[data-was-sticky="${name}"]`,
        );
        if (!bar) throw new Error(`The page has no ${name}`);
        const is = shown.includes(name);
        bar.hidden = !is;
        bar.toggleAttribute('data-sticky', false);
        bar.setAttribute(is ? 'data-sticky' : 'data-was-sticky', name);
        bar.toggleAttribute(is ? 'data-was-sticky' : 'data-never', false);
      }
      scrollTo({ top: 0, behavior: 'instant' });
    },
    { shown, optional },
  );

/** Distance in px of an element from the lower edge of the bars that are shown. */
const gapBelowBars = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (target) => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const feet = [...document.querySelectorAll('[data-sticky]')]
      .filter((bar) => bar.checkVisibility())
      .map((bar) => bar.getBoundingClientRect().bottom);
    return target.getBoundingClientRect().top - Math.max(...feet);
  });

const combinations = [[], ['breadcrumbs'], ['sections'], ['breadcrumbs', 'sections']] as const;

test('a hash, the focus and the skip link land below the bars in all sixteen combinations [S-2-24]', {
  tag: '@once',
}, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const retailer of ['', '?_retailer=MKDXB01']) {
      await page.goto(`/ar/defender${retailer}`);
      await page.mouse.move(200, 400);
      await page.waitForFunction(
        () => (globalThis as { earlyEvents?: unknown }).earlyEvents === undefined,
      );
      await expect(page.locator('[data-sticky="retailer"]:visible')).toHaveCount(retailer ? 1 : 0);
      // Heights below the screen must not change on the way.
      await page.evaluate(() => {
        document.documentElement.dataset.whole = '';
        const button = Object.assign(document.createElement('button'), { id: 'stop' });
        button.style.cssText = 'display:block;block-size:40px;margin:0';
        document.querySelector('#cabin')?.before(button);
      });
      for (const bars of combinations) {
        const name = `${width} px ${retailer} ${bars.join(' ')}`;
        await show(page, bars);
        await page.evaluate(() => {
          const link = Object.assign(document.createElement('a'), { href: '#cabin' });
          document.querySelector('main')?.append(link);
          link.click();
          link.remove();
        });
        await expect
          .poll(async () => Math.abs(await gapBelowBars(page, '#cabin')), { message: name })
          .toBeLessThan(1);

        // The bars cover half of it.
        await page.evaluate(() => {
          scrollBy({ top: -20, behavior: 'instant' });
          document.querySelector<HTMLElement>('#stop')?.focus();
        });
        await expect
          .poll(async () => Math.abs(await gapBelowBars(page, '#stop')), { message: name })
          .toBeLessThan(1);

        // The content begins at the top of the page, so that is where it lands.
        await page.locator('a[href="#main"], a[href="#content"]').first().press('Enter');
        await expect.poll(() => page.evaluate(() => scrollY), { message: name }).toBe(0);
        expect(
          await page.evaluate(() => document.activeElement?.closest('main, #content') !== null),
        ).toBe(true);
      }
    }
  }
});

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
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
    expect(shifts, `${path} at ${width} px`).toBeLessThanOrEqual(0.02);
  }
});
