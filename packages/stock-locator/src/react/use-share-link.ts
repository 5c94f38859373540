import { useState } from 'react';

/** What came of handing an address on where the device offers nothing for it. */
export type ShareOutcome = 'copied' | 'failed';

/** Hands an address on: by what the device offers for it, else by copying it. */
export function useShareLink(): {
  outcome: ShareOutcome | undefined;
  /** `href` may be relative to the page. A visitor who thinks better of it is no failure. */
  share(href: string, title: string): Promise<void>;
} {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  return {
    outcome,
    async share(href, title) {
      const url = new URL(href, window.location.href).href;
      try {
        if (navigator.share) await navigator.share({ url, title });
        else {
          await navigator.clipboard.writeText(url);
          setOutcome('copied');
        }
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
      }
    },
  };
}
