import createCache from '@emotion/cache';
import { compileStyles } from './compile-styles.js';
import { layerOrder, type Sheet } from './sheet.js';

export const cacheKey = 'mk';

/** Receives the sheets of rendered components. Its identity never changes. */
export interface StyleSink {
  /** Called during render on the server. */
  collect(sheet: Sheet): void;
  /** Called before paint in the browser. */
  insert(sheet: Sheet): void;
}

/**
 * Creates the browser's sink. Adopts the sheets in `<style data-emotion="mk …">` and inserts new
 * ones after it. `nonce` defaults to that of the adopted style element.
 */
export function createStyleCache(options: { nonce?: string } = {}): StyleSink {
  const served = document.querySelector<HTMLStyleElement>(`style[data-emotion^="${cacheKey} "]`);
  const adopted = new Set(served?.dataset.emotion?.split(' ').slice(1));
  // With the served element's own key, Emotion would move it and trigger a style recalculation.
  const cache = createCache({
    key: `${cacheKey}-late`,
    nonce: options.nonce ?? (served?.nonce || undefined),
    stylisPlugins: [],
    // A style element per sheet. Adding a layered rule to an existing sheet makes the browser read
    // all fonts and lay out the whole page again (30 ms); appending an element takes 2 ms.
    speedy: false,
  });
  // Disables Emotion's warnings about selectors: it never puts style elements between siblings
  // here.
  cache.compat = true;
  const owners = new Map<string, Sheet>();
  if (!served) cache.sheet.insert(layerOrder);
  return {
    collect() {},
    insert(sheet) {
      const owner = owners.get(sheet.name);
      if (owner === sheet) return;
      owners.set(sheet.name, sheet);
      // A second sheet with the same name is the same module after a hot update.
      if (owner === undefined && adopted.has(sheet.name)) return;
      cache.sheet.insert(compileStyles(sheet, cache));
    },
  };
}
