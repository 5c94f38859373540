import type { ReactNode } from 'react';
import type { StyleSink } from './create-style-cache.js';
import { StyleContext } from './style-context.js';

/** Pass one `createStyleCache()` per document, created before `hydrateRoot`. */
export function StyleProvider({ cache, children }: { cache: StyleSink; children: ReactNode }) {
  return <StyleContext value={cache}>{children}</StyleContext>;
}
