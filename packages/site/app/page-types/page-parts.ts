import { createBlockComponents } from '@mawkib/blocks';

/**
 * Parts that the site adds to pages of a type, around their blocks: one chunk per kind, loaded only for
 * pages that have it. Each takes `PartProps`.
 */
export const pageParts = createBlockComponents({
  empty: () => import('./empty/EmptyPage.tsx').then(({ EmptyPage }) => EmptyPage),
  news: () => import('./news/NewsArticle.tsx').then(({ NewsArticle }) => NewsArticle),
  offer: () => import('./offers/OfferPage.tsx').then(({ OfferPage }) => OfferPage),
  offers: () => import('./offers/OffersPage.tsx').then(({ OffersPage }) => OffersPage),
});
