import type { Locale } from './locales.js';

/** Pictures of a 360° view in the media library. */
export interface MarketView {
  /** Id of the picture. Of an exterior with `{frame}` for 01 to 36, counterclockwise from the front. */
  readonly images: string;
  /** By language. A view with a name is a preset of its own, for staff to choose. */
  readonly name?: { readonly [locale in Locale]: string } | undefined;
}

/** 360° views by preset (`fpace_my21`), or by model for all its presets (`fpace`). */
export interface MarketViews {
  readonly exteriors?: { readonly [preset: string]: MarketView } | undefined;
  readonly interiors?: { readonly [preset: string]: MarketView } | undefined;
}

export type MarketViewKind = keyof MarketViews;
