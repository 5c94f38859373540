import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Language, texts, type Words } from '../market/texts.ts';
import { listenTo } from './listen-to.ts';

interface Journey {
  language: Language;
  texts: Words;
  /** True on a phone's screen. */
  isPhone: boolean;
  /** Opens the browser of another person. */
  otherBrowser: () => Promise<BrowserContext>;
  quiet: undefined;
}

/** Test in the project's language and screen size; fails if a page logs an error. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  language: ({}, use, info) => use(info.project.name.startsWith('ar') ? 'ar' : 'en'),
  texts: ({ language }, use) => use(texts[language]),
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  isPhone: ({}, use, info) => use(info.project.name.endsWith('phone')),
  otherBrowser: async ({ browser, contextOptions, storageState }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, storageState });
      opened.push({ context, complaints: listenTo(context) });
      return context;
    });
    for (const { context, complaints } of opened) {
      await context.close();
      expect(complaints).toEqual([]);
    }
  },
  quiet: [
    async ({ context }, use) => {
      const complaints = listenTo(context);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
