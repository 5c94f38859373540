import { createContext } from 'react';
import { createStyleCache, type StyleSink } from './create-style-cache.js';

let fallback: StyleSink | undefined;

/**
 * Without a provider the browser creates one cache for the document; the server collects nothing.
 */
export const StyleContext = createContext<StyleSink>({
  collect() {},
  insert(sheet) {
    fallback ??= createStyleCache();
    fallback.insert(sheet);
  },
});
