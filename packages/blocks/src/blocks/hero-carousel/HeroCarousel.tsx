import { joinTexts } from '@mawkib/core/locale';
import { Carousel, useLocale, useMedia } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { HeroSlide } from '../../shared/hero-slide/HeroSlide.js';
import { barOf, shadesOf } from '../../shared/hero-slide/hero-shades.js';
import { plainText } from '../../shared/slider/plain-text.js';
import type { heroCarousel } from './hero-carousel.definition.js';
import { messages } from './hero-carousel.messages.js';
import { styles } from './hero-carousel.styles.js';

/** Screens where `slide_duration_limit` applies. */
export const onMobile = '(max-width: 740.98px)';

/**
 * The visible slides: at most `limit` on mobile. Slides with a missing offer are already removed.
 */
const shownSlides = <S,>(slides: readonly S[], limit = Number.POSITIVE_INFINITY): S[] =>
  slides.slice(0, limit);

export function HeroCarousel({ index, fields, groups }: BlockProps<typeof heroCarousel>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const isMobile = useMedia(onMobile);
  const slides = shownSlides(groups, isMobile ? fields.slide_duration_limit : undefined);
  const bar = index === 0 ? barOf(slides[0]?.fields.image) : undefined;
  return (
    <BlockSection
      width="full"
      surface={fields.slider_theme}
      className={css.root}
      data={{
        'data-wide': fields.has_wide_ratio || undefined,
        'data-banner': fields.has_banner || undefined,
        'data-ffi': fields.is_ffi || undefined,
        'data-mxo': fields.has_mxo || undefined,
      }}
    >
      <Carousel
        // Two carousels on a page have different names.
        label={joinTexts([t('highlights'), plainText(slides[0]?.fields.title)], locale)}
        autoplay={fields.is_autoplay}
        interval={fields.slide_duration}
        timer={fields.has_timer}
        controls={fields.has_banner ? 'below' : 'over'}
      >
        {slides.map((slide, at) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            isFirst={at === 0}
            index={index}
            wide={fields.has_wide_ratio}
            shades={shadesOf(slide.fields.image, fields.slider_theme, bar)}
          />
        ))}
      </Carousel>
    </BlockSection>
  );
}
