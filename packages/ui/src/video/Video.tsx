import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { ImageValue } from '../picture/image-url.js';
import { Picture } from '../picture/Picture.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { controlVideos } from './control-videos.js';
import { messages } from './video.messages.js';
import { styles } from './video.styles.js';

export interface VideoProps {
  /** URL of a video file. Without it only the picture is shown. */
  src?: string | undefined;
  /** File for phones. */
  phoneSrc?: string | undefined;
  /** Poster. */
  picture?: ImageValue | null | undefined;
  /** Accessible name. Default: the picture's alternative text. */
  label?: string | undefined;
  /** Muted, looping and without controls: plays automatically and can be paused. */
  background?: boolean;
  /** Default: `background`. Autoplaying videos are muted. */
  autoplay?: boolean | undefined;
  loop?: boolean | undefined;
  muted?: boolean | undefined;
  controls?: boolean | undefined;
  /** Fills its parent instead of keeping 16:9. */
  fill?: boolean;
  /** Width on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Index of the block on the page. */
  index?: number;
  className?: string;
}

/**
 * A video file. Autoplay respects reduced motion and can be paused;
 * `controlVideos` does the same for markup without the component's code.
 */
export function Video({
  src,
  phoneSrc,
  picture,
  label = picture?.alt ?? undefined,
  background = false,
  autoplay = background,
  loop = background,
  muted = background || autoplay,
  controls = !background,
  fill,
  sizes,
  index,
  className,
}: VideoProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? controlVideos(root.current) : undefined), []);
  const main = src ?? phoneSrc;
  return (
    <div
      ref={root}
      className={classes(css.root, className)}
      data-video={controls ? 'player' : 'bare'}
      data-fill={fill || undefined}
      data-picture={picture?.id ? '' : undefined}
    >
      <Picture image={picture} fill sizes={sizes} index={index} />
      {main && (
        <>
          <video
            className={css.video}
            playsInline
            autoPlay={autoplay}
            loop={loop}
            muted={muted}
            controls={controls}
            preload={autoplay || !picture?.id ? 'metadata' : 'none'}
            aria-label={label || t('video')}
          >
            {phoneSrc && <source src={phoneSrc} media={mediaOf(phone, autoplay)} />}
            <source src={main} media={mediaOf('', autoplay)} />
          </video>
          {(!controls || picture?.id) && (
            <button type="button" className={css.button} data-plays="">
              <Icon name="play" size={controls ? 32 : 20} label={t('play')} className={css.play} />
              <Icon name="pause" size={20} label={t('pause')} className={css.pause} />
            </button>
          )}
        </>
      )}
    </div>
  );
}

const phone = '(max-width: 740.98px)';
const lively = '(prefers-reduced-motion: no-preference)';

/** With reduced motion an autoplaying video has no source and is not loaded. */
const mediaOf = (width: string, autoplay: boolean) =>
  [width, autoplay && lively].filter(Boolean).join(' and ') || undefined;
