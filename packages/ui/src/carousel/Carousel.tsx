import { Children, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from '../locale/LocaleProvider.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { CarouselControls } from './CarouselControls.js';
import { messages } from './carousel.messages.js';
import { styles } from './carousel.styles.js';
import { CurrentSlideContext } from './current-slide.js';
import { useCarousel } from './use-carousel.js';

/** A button that leads to one slide: a number, an icon, a small picture. */
export interface CarouselButton {
  /** Its name where `content` does not say it; visible words are part of it. */
  label?: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** What is shown: "Models", "Offers". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  autoplay?: boolean;
  /** Milliseconds a slide stays; 6000 unless given. */
  interval?: number;
  /** Shows the time that is left, on the slide's mark. */
  timer?: boolean;
  /** `adjacent` shows parts of the neighbouring slides. Default: `single`. */
  view?: 'single' | 'adjacent';
  /** How many slides stand beside each other on a phone, tablet and desktop. */
  perView?: readonly [phone: number, tablet: number, desktop: number];
  /** One per slide, in place of the marks. */
  buttons?: readonly CarouselButton[];
  /** Where the controls are: under or above the slides, or over their lower edge, in white. */
  controls?: 'below' | 'above' | 'over';
  className?: string;
}

/** Scrolls and snaps without a script; with one it has buttons, marks, time and announcements. */
export function Carousel({
  label,
  children,
  autoplay = false,
  interval = 6000,
  timer = false,
  view,
  perView = [1, 1, 1],
  buttons,
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
      <CarouselControls state={state} buttons={buttons} timer={timer} over={controls === 'over'} />
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
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
