import { marketSlot, registered } from './market.js';

/**
 * Script that registers the market and its price formats in a page; place it before the page's own
 * scripts. '' if none is registered. It leaves out data of the first market, which the page has,
 * and is escaped for a script element. `withViews` adds the market's 360° views, for the editor.
 */
export function marketScript({ withViews = false } = {}): string {
  const views = withViews ? registered.views : undefined;
  if (!registered.isOwn && !registered.prices && !views) return '';
  const { market, ...shared } = registered;
  const rest = { ...shared, ...(views && { views }) };
  const json = JSON.stringify(registered.isOwn ? { market, ...rest } : rest).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `globalThis[Symbol.for('${marketSlot}')]=${json}`;
}
