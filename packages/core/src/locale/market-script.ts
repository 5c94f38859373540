import { marketSlot, registered } from './market.js';

/**
 * The script that makes the registered market and its price formats hold in a page, to stand before the page's own
 * scripts; '' while none is registered. Facts of the first market are not in it: the page has them. Nothing in it can end the script element.
 */
export function marketScript(): string {
  if (!registered.isOwn && !registered.prices) return '';
  const { market, ...rest } = registered;
  const json = JSON.stringify(registered.isOwn ? { market, ...rest } : rest).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `globalThis[Symbol.for('${marketSlot}')]=${json}`;
}
