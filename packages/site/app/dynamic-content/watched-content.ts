import type { MarketContentStore } from './create-market-content.server.ts';

type Settling = Pick<MarketContentStore, 'settle'>;

/** What is known for one request, and whether all of it was known in time. */
export function watchedContent({ settle }: Settling): Settling & { wasComplete(): boolean } {
  let isComplete = true;
  return {
    async settle(locale, needs) {
      const content = await settle(locale, needs);
      isComplete &&= content.isComplete;
      return content;
    },
    wasComplete: () => isComplete,
  };
}
