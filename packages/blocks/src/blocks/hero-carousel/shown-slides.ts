/** Where `slide_duration_limit` counts. */
export const onMobile = '(max-width: 740.98px)';

/**
 * The slides that show: on mobile no more than `limit`. Those that are bound to an offer which is
 * not there never come here.
 */
export const shownSlides = <S>(slides: readonly S[], limit = Number.POSITIVE_INFINITY): S[] =>
  slides.slice(0, limit);
