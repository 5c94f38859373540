import type { MarketContentStore } from './create-market-content.server.ts';

type Settling = Pick<MarketContentStore, 'settle'>;

/** Content of one request that records if all of it was complete. */
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
