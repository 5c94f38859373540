import { VisuallyHidden } from '@mawkib/ui';
import { useSyncExternalStore } from 'react';
import { readTexts, subscribeTexts } from './announce.ts';

const none = { polite: '', assertive: '' };

/** The live regions of the site, one polite and one assertive, for titles of pages and notices. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(subscribeTexts, readTexts, () => none);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {polite}
      </span>
      <span aria-live="assertive" aria-atomic="true">
        {assertive}
      </span>
    </VisuallyHidden>
  );
}
