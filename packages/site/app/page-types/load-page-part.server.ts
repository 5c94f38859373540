import { type EmptyPart, loadEmptyPart } from './empty/load-empty-part.server.ts';
import { loadNewsPart, type NewsPart } from './news/load-news-part.server.ts';
import {
  loadOfferPart,
  loadOffersPart,
  type OfferPart,
  type OffersPart,
} from './offers/load-offer-parts.server.ts';
import { pageParts } from './page-parts.ts';
import type { PartContext } from './part-context.ts';

/** Data of what the site adds to a page, by its type. Plain data. */
export type PagePart = EmptyPart | NewsPart | OfferPart | OffersPart;

const loaders: Readonly<Record<string, (context: PartContext) => Promise<PagePart | null>>> = {
  news: loadNewsPart,
  offer: loadOfferPart,
  offers: loadOffersPart,
};

/**
 * Loads it, and its component; null for pages of other types. `isEmpty`: visitors see no block of the
 * page, so a page of another type says that.
 */
export async function loadPagePart(
  context: PartContext & { isEmpty: boolean },
): Promise<PagePart | null> {
  const type = context.page.attributes.page_type ?? '';
  const load = Object.hasOwn(loaders, type) ? loaders[type] : undefined;
  const own = (await load?.(context)) ?? null;
  const part = own ?? (context.isEmpty ? await loadEmptyPart(context) : null);
  if (part) await pageParts.preload([part.kind]);
  return part;
}
