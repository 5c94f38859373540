import createCache from '@emotion/cache';
import { compileStyles } from './compile-sheet.js';
import { layerOrder, type Sheet } from './sheet.js';

export const cacheKey = 'mk';

/** Where the sheets of the components that render go. Its identity never changes. */
export interface StyleSink {
  /** During render on the server. */
  collect(sheet: Sheet): void;
  /** Before paint in the browser. */
  insert(sheet: Sheet): void;
}

/**
 * The browser's sink. Adopts the sheets named in `<style data-emotion="mk …">` and inserts those
 * that are new behind it. `nonce` defaults to that of the adopted style element.
 */
export function createStyleCache(options: { nonce?: string } = {}): StyleSink {
  const served = document.querySelector<HTMLStyleElement>(`style[data-emotion^="${cacheKey} "]`);
  const adopted = new Set(served?.dataset.emotion?.split(' ').slice(1));
  // With the served element's own key Emotion would move it, and every style be computed again.
  const cache = createCache({
    key: `${cacheKey}-late`,
    nonce: options.nonce ?? (served?.nonce || undefined),
    stylisPlugins: [],
    // A style element for each sheet. A layered rule that comes into a sheet already there has the browser
    // read all fonts and lay out the whole page anew, 30 ms of it; behind all others it costs 2.
    speedy: false,
  });
  // Spares Emotion's warnings about selectors: it never puts style elements between siblings here.
  cache.compat = true;
  const owners = new Map<string, Sheet>();
  if (!served) cache.sheet.insert(layerOrder);
  return {
    collect() {},
    insert(sheet) {
      const owner = owners.get(sheet.name);
      if (owner === sheet) return;
      owners.set(sheet.name, sheet);
      // A second sheet of a name is the same module after a hot update.
      if (owner === undefined && adopted.has(sheet.name)) return;
      cache.sheet.insert(compileStyles(sheet, cache));
    },
  };
}
