import type { EmotionCache } from '@emotion/cache';
import { type CSSObject, serializeStyles } from '@emotion/serialize';
import type { Sheet } from './sheet.js';

/** CSS of a sheet in its cascade layer, as one rule; memoized on the sheet. */
export function compileStyles(sheet: Sheet, cache: EmotionCache): string {
  if (sheet.css !== undefined) return sheet.css;
  let css = '';
  for (const [name, rule] of Object.entries(sheet.rules)) {
    // Emotion's server caches compiled CSS by name: two rules with the same content must not share
    // one.
    const serialized = {
      ...serializeStyles([rule as CSSObject]),
      name: sheet.classes[name] ?? name,
    };
    const parts: string[] = [];
    const collecting = { insert: (part: string) => parts.push(part) };
    const returned = cache.insert(
      `.${sheet.classes[name]}`,
      serialized,
      collecting as unknown as EmotionCache['sheet'],
      false,
    );
    css += typeof returned === 'string' ? returned : parts.join('');
  }
  const named = css.replace(/\$([a-z]\w*)/gi, (text, name) =>
    Object.hasOwn(sheet.classes, name) ? `.${sheet.classes[name]}` : text,
  );
  sheet.css = `@layer ${sheet.layer}{${named}}`;
  return sheet.css;
}
