import type { Page } from '@playwright/test';

/**
 * Loads a page without a cache, and measures until it rests: `script` in bytes as sent, without headers, requests to
 * `others`, and the cumulative layout shift.
 */
export async function loadMeasured(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  const others: string[] = [];
  let script = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    const isOwn = response.url.startsWith(new URL(url).origin) || response.url.startsWith('data:');
    if (!isOwn) others.push(response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { measuredShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3_000);
  const layoutShift = await page.evaluate(
    () => (window as unknown as { measuredShifts: { sum: number } }).measuredShifts.sum,
  );
  await session.detach();
  const measured = { script, others, layoutShift };
  console.log(`${new URL(url).pathname}: ${JSON.stringify(measured)}`);
  return measured;
}
