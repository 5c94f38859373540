import { findBrowser } from '@mawkib/browser';
import { type Browser, chromium, type Page } from 'playwright';

/** Opens the browser; `flags` are added to its command line. */
export async function launch(...flags: string[]): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...flags], ...(env && { env }) });
}

/** Slows down a page's CPU by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
