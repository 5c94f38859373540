import type { Locale } from '../locale/locales.js';
import { registered } from '../locale/market.js';
import type { MarketViewKind, MarketViews } from '../locale/market-views.js';

/** A preset that a market adds, with its name by language. */
export interface AddedView {
  readonly id: string;
  readonly name: { readonly [locale in Locale]: string };
}

/**
 * Registers a market's 360° views for the process. Pages get only the pictures of their blocks, so
 * views are no part of a market in the browser.
 */
export function registerViews(views: MarketViews = {}): void {
  Object.defineProperty(registered, 'views', { value: views, configurable: true });
}

/** Presets that the market adds to those of the blocks. */
export const addedViews = (kind: MarketViewKind): readonly AddedView[] =>
  Object.entries(registered.views?.[kind] ?? {}).flatMap(([id, { name }]) =>
    name ? [{ id, name }] : [],
  );

/** Id of a preset's pictures in the media library: of the preset itself, or of its model. */
export function viewPictures(kind: MarketViewKind, preset: string): string | undefined {
  const views = registered.views?.[kind] ?? {};
  const named = [preset, preset.split('_')[0] ?? preset].find((key) => Object.hasOwn(views, key));
  return named === undefined ? undefined : views[named]?.images;
}
