import type { ReactNode } from 'react';
import { drawings } from './drawings.js';
import { DrawingsContext } from './use-icon-markup.js';

/**
 * Inlines all icons on the server, so that the first view needs no sprite. Browsers keep them when
 * they hydrate.
 */
export function DrawnIcons({ children }: { children: ReactNode }) {
  return <DrawingsContext value={drawings}>{children}</DrawingsContext>;
}
