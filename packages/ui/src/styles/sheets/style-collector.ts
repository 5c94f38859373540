import createCache from '@emotion/cache';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { compileStyles } from './compile-styles.js';
import { cacheKey, type StyleSink } from './create-style-cache.js';
import { layerOrder, type Sheet } from './sheet.js';
import { StyleContext } from './style-context.js';

export interface StyleCollector {
  Provider: FunctionComponent<{ children?: ReactNode }>;
  /** Names of the rendered sheets, in render order. */
  ids(): string[];
  css(): string;
  /** The style element for the end of `<head>`; call it after rendering the page. */
  styleTag(options?: { nonce?: string }): string;
}

// Without a document the compiler only returns text; nothing is inserted.
let compiler: ReturnType<typeof createCache> | undefined;

function createCompiler() {
  const cache = createCache({ key: `${cacheKey}-compiler`, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/**
 * Creates a collector per request. A component costs one `Set.add`; each sheet is compiled once per
 * process.
 */
export function createStyleCollector(): StyleCollector {
  const sheets = new Set<Sheet>();
  const sink: StyleSink = { collect: (sheet) => sheets.add(sheet), insert() {} };
  const ids = () => Array.from(sheets, (sheet) => sheet.name);
  const css = () => {
    compiler ??= createCompiler();
    let text = layerOrder;
    for (const sheet of sheets) text += compileStyles(sheet, compiler);
    return text;
  };
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: one per request, rendered once
    Provider: ({ children }) => createElement(StyleContext, { value: sink }, children),
    ids,
    css,
    styleTag({ nonce } = {}) {
      const attributes = nonce ? ` nonce="${nonce}"` : '';
      return `<style data-emotion="${[cacheKey, ...ids()].join(' ')}"${attributes}>${css()}</style>`;
    },
  };
}
