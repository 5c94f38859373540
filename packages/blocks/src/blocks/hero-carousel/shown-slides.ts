/** Screens where `slide_duration_limit` applies. */
export const onMobile = '(max-width: 740.98px)';

/**
 * The visible slides: at most `limit` on mobile. Slides with a missing offer are already removed.
 */
export const shownSlides = <S>(slides: readonly S[], limit = Number.POSITIVE_INFINITY): S[] =>
  slides.slice(0, limit);
