import { chromium } from '@playwright/test';
import { findBrowser } from '@mawkib/browser';
import { readFileSync, mkdirSync } from 'node:fs';
const [out, spec] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const origin = 'http://localhost:3471';
const list = JSON.parse(readFileSync(spec, 'utf8'));
const consent = JSON.parse(process.env.CONSENT ?? 'null');
for (const one of list) {
  const w = one.w ?? 1440, h = one.h ?? (w < 500 ? 844 : w < 800 ? 1024 : 900);
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, isMobile: w < 500, hasTouch: w < 500, deviceScaleFactor: 1, reducedMotion: one.motion ? 'no-preference' : 'reduce', javaScriptEnabled: one.js !== false, forcedColors: one.forced ? 'active' : 'none', storageState: visitor(), timezoneId: 'Asia/Dubai' });
  const page = await ctx.newPage();
  try {
    await page.goto(origin + one.url, { waitUntil: 'load', timeout: 30000 });
    await page.waitForTimeout(one.wait ?? 600);
    if (one.full) {
      const total = await page.evaluate(() => { document.documentElement.dataset.whole = ''; return document.documentElement.scrollHeight; });
      for (let y = 0; y < total; y += h) { await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), y); await page.waitForTimeout(150); }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); await page.waitForTimeout(200);
    }
    if (one.scroll) { await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), one.scroll); await page.waitForTimeout(600); }
    if (one.hover) { await page.hover(one.hover); await page.waitForTimeout(900); }
    if (one.click) { await page.click(one.click); await page.waitForTimeout(900); }
    if (one.eval) console.log(one.name, JSON.stringify(await page.evaluate(one.eval)));
    await page.screenshot({ path: `${out}/${one.name}.jpg`, type: 'jpeg', quality: 80, fullPage: !!one.full });
  } catch (e) { console.log(one.name, String(e).slice(0, 300)); }
  await ctx.close();
}
await browser.close();
function visitor() { return JSON.parse(readFileSync('/tmp/look/state.json', 'utf8')); }
