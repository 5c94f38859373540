/** Where `slide_duration_limit` counts. */
export const onMobile = '(max-width: 740.98px)';

interface Slide {
  fields: { offer_key?: string };
}

/**
 * The slides that show: one that is bound to an offer shows with that offer only, and on mobile
 * no more than `limit`.
 */
export function shownSlides<S extends Slide>(
  slides: readonly S[],
  limit = Number.POSITIVE_INFINITY,
  offers: ReadonlySet<string> = new Set(),
): S[] {
  return slides
    .filter(({ fields: { offer_key } }) => offer_key === undefined || offers.has(offer_key))
    .slice(0, limit);
}
