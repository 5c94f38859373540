import { Children, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { CarouselControls } from './CarouselControls.js';
import { messages } from './carousel.messages.js';
import { styles } from './carousel.styles.js';
import { useCarousel } from './use-carousel.js';
import { CurrentSlideContext } from './use-is-current-slide.js';

/** A button for one slide: a number, an icon, a thumbnail. */
export interface CarouselButton {
  /** Accessible name if `content` has none; must include its visible text. */
  label?: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the carousel: "Models", "Offers". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  autoplay?: boolean;
  /** Milliseconds per slide. Default: 6000. */
  interval?: number;
  /** Shows the remaining time on the slide's indicator. */
  timer?: boolean;
  /** `adjacent` shows parts of the neighboring slides. Default: `single`. */
  view?: 'single' | 'adjacent';
  /** Number of visible slides on a phone, tablet and desktop. */
  perView?: readonly [phone: number, tablet: number, desktop: number];
  /** One per slide; replaces the indicators. */
  buttons?: readonly CarouselButton[];
  /** False: the bar has the two steps alone. Default: indicators of the position. */
  indicators?: boolean;
  /** Position of the controls: below or above the slides, or over their lower edge, in white. */
  controls?: 'below' | 'above' | 'over';
  className?: string;
}

/**
 * A scroll-snap carousel. Works without a script; a script adds buttons, indicators, autoplay and
 * announcements.
 */
export function Carousel({
  label,
  children,
  autoplay = false,
  interval = 6000,
  timer = false,
  view,
  perView = [1, 1, 1],
  buttons,
  indicators = true,
  controls = 'below',
  className,
}: CarouselProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const slides = Children.toArray(children);
  const count = slides.length;
  const state = useCarousel(count, autoplay, interval);
  if (count === 0) return null;
  const [phone, tablet, desktop] = perView;
  const variables = {
    '--phone': phone,
    '--tablet': tablet,
    '--desktop': desktop,
    '--interval': `${interval}ms`,
  } as CSSProperties;
  const fits = perView.findIndex((beside) => count <= beside);
  const bar =
    count > 1 && fits !== 0 ? (
      <CarouselControls
        state={state}
        buttons={buttons}
        indicators={indicators}
        timer={timer}
        over={controls === 'over'}
      />
    ) : null;
  return (
    <section
      {...state.hold}
      className={classes(css.root, className)}
      style={variables}
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-controls={controls}
      data-many={Math.max(...perView) > 1 || undefined}
      data-fits={['phone', 'tablet', 'desktop'][fits]}
      data-view={view === 'adjacent' ? view : undefined}
    >
      {controls === 'above' ? bar : null}
      <div
        ref={state.track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={state.onKeyDown}
      >
        {slides.map((slide, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its index
            key={index}
            className={css.slide}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('position', { index: index + 1, count })}
            data-current={index === state.index || undefined}
          >
            <CurrentSlideContext value={index === state.index}>{slide}</CurrentSlideContext>
          </div>
        ))}
      </div>
      {controls === 'above' ? null : bar}
    </section>
  );
}
