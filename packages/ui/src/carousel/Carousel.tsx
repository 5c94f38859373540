import { Children, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import { VisuallyHidden } from '../navigation/VisuallyHidden.js';
import { classes } from '../styles/classes.js';
import { useSheet } from '../styles/use-sheet.js';
import { messages } from './carousel.messages.js';
import { styles } from './carousel.styles.js';
import { useCarousel } from './use-carousel.js';

export interface CarouselProps {
  /** What is shown: "Models", "Offers". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  autoplay?: boolean;
  /** Milliseconds a slide stays. */
  interval?: number;
  /** Shows the time that is left, on the slide's mark. */
  timer?: boolean;
  /** `adjacent_slides` shows parts of the neighbours. */
  view?: unknown;
  /** How many slides stand beside each other on a phone, tablet and desktop. */
  perView?: readonly [phone: number, tablet: number, desktop: number];
  /** Where the controls are: under the slides, or over their lower edge, in white. */
  controls?: 'below' | 'over';
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
  controls = 'below',
  className,
}: CarouselProps) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const slides = Children.toArray(children);
  const count = slides.length;
  const state = useCarousel(count, autoplay, interval);
  if (count === 0) return null;
  const position = (index: number) => t('position', { index: index + 1, count });
  const [phone, tablet, desktop] = perView;
  const variables = {
    '--phone': phone,
    '--tablet': tablet,
    '--desktop': desktop,
    '--interval': `${interval}ms`,
  } as CSSProperties;
  return (
    <section
      {...state.hold}
      className={classes(css.root, className)}
      style={variables}
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-controls={controls}
      data-many={Math.max(...perView) > 1 || undefined}
      data-view={view === 'adjacent_slides' ? 'adjacent' : undefined}
    >
      {/* biome-ignore lint/a11y: a scrolling area must be reachable by key, and it is a group */}
      <div ref={state.track} className={css.track} tabIndex={0} role="group" aria-label={label}>
        {slides.map((slide, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
            key={index}
            className={css.slide}
            role="group"
            aria-roledescription={t('slide')}
            aria-label={position(index)}
            data-current={index === state.index || undefined}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div className={css.controls} data-surface={controls === 'over' ? 'black' : undefined}>
          <div className={css.marks} data-timer={(timer && state.playing) || undefined}>
            {slides.map((_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
                key={index}
                type="button"
                className={css.mark}
                aria-label={`${t('slide')} ${position(index)}`}
                aria-current={index === state.index || undefined}
                data-running={(index === state.index && state.running) || undefined}
                onClick={() => state.go(index)}
              />
            ))}
          </div>
          {autoplay ? (
            <button
              type="button"
              className={css.button}
              aria-label={t(state.playing ? 'pause' : 'play')}
              onClick={state.toggle}
            >
              <Icon name={state.playing ? 'pause' : 'play'} size={20} />
            </button>
          ) : null}
          <button
            type="button"
            className={css.button}
            aria-label={t('previous')}
            onClick={() => state.go(state.index - 1)}
          >
            <Icon name="chevron" size={20} className={css.back} />
          </button>
          <button
            type="button"
            className={css.button}
            aria-label={t('next')}
            onClick={() => state.go(state.index + 1)}
          >
            <Icon name="chevron" size={20} />
          </button>
          <VisuallyHidden>
            <span aria-live={state.running ? 'off' : 'polite'}>
              {state.announced ? `${t('slide')} ${position(state.index)}` : ''}
            </span>
          </VisuallyHidden>
        </div>
      ) : null}
    </section>
  );
}
