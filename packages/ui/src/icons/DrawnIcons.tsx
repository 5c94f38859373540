import type { ReactNode } from 'react';
import { drawings } from './drawings.js';
import { DrawingsContext } from './icon-markup.js';

/**
 * Around what the server renders: every icon is drawn in the document, so that a first view waits for no
 * sprite. A browser that takes the document over leaves them as they are.
 */
export function DrawnIcons({ children }: { children: ReactNode }) {
  return <DrawingsContext value={drawings}>{children}</DrawingsContext>;
}
