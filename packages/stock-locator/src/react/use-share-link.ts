import { useLocale, useNotify } from '@mawkib/ui';
import { useState } from 'react';
import { messages } from './labels/saved-list.messages.js';

/** Result of sharing without a share dialog. Where notices are shown, a copied link is one. */
export type ShareOutcome = 'copied' | 'failed';

/** Shares an address with the device's share dialog, else copies it. */
export function useShareLink(): {
  outcome: ShareOutcome | undefined;
  /** `href` may be relative. A cancelled share dialog is not a failure. */
  share(href: string, title: string): Promise<void>;
} {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const notify = useNotify();
  const { locale } = useLocale();
  return {
    outcome,
    async share(href, title) {
      const url = new URL(href, window.location.href).href;
      try {
        if (navigator.share) await navigator.share({ url, title });
        else {
          await navigator.clipboard.writeText(url);
          if (notify) notify({ id: 'copied', text: messages(locale)('share_copied') });
          else setOutcome('copied');
        }
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
      }
    },
  };
}
