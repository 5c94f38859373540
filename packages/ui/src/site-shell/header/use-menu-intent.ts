import { isPlainClick } from '@mawkib/core/browser';
import { type RefObject, useEffect } from 'react';
import { menuEntryAttribute } from '../../markup/index.js';

/** Starts the panels of a header; false if their code could not be loaded. */
export type StartMenu = (header: HTMLElement) => Promise<boolean>;

const signs = ['pointerover', 'focusin', 'pointerdown', 'click'] as const;

/**
 * Starts the panels at the first sign that a visitor wants them. A press before they run is repeated
 * once they do; without them, the entry leads to its own page.
 */
export function useMenuIntent(root: RefObject<HTMLElement | null>, start?: StartMenu): void {
  useEffect(() => {
    const header = root.current;
    if (!header || !start) return;
    let isRunning = false;
    const onSign = async (event: Event) => {
      if (isRunning) return;
      const entry = (event.target as Element).closest<HTMLElement>(`[${menuEntryAttribute}]`);
      const isPress = event.type === 'click' && entry && isPlainClick(event as MouseEvent);
      if (isPress) {
        event.preventDefault();
        event.stopPropagation();
      }
      isRunning = await start(header);
      if (!isPress) return;
      if (isRunning) entry.click();
      else location.assign((entry as HTMLAnchorElement).href);
    };
    for (const sign of signs) header.addEventListener(sign, onSign, true);
    return () => {
      for (const sign of signs) header.removeEventListener(sign, onSign, true);
    };
  }, [root, start]);
}
