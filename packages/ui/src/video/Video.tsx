import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.js';
import { useLocale } from '../locale/LocaleProvider.js';
import type { ImageValue } from '../picture/image-url.js';
import { Picture } from '../picture/Picture.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { controlVideos } from './control-videos.js';
import { messages } from './video.messages.js';
import { styles } from './video.styles.js';

export interface VideoProps {
  /** Address of a video file. Without one the picture stands alone. */
  src?: string | undefined;
  /** Another file for phones. */
  phoneSrc?: string | undefined;
  /** Stands in its place until it plays. */
  picture?: ImageValue | null | undefined;
  /** What is in it, for those who do not see it; the picture's own text without it. */
  label?: string | undefined;
  /** Silent, endless and without controls: it plays by itself and can be paused. */
  background?: boolean;
  /** Each follows from `background` unless it is said. One that plays by itself is silent. */
  autoplay?: boolean | undefined;
  loop?: boolean | undefined;
  muted?: boolean | undefined;
  controls?: boolean | undefined;
  /** Fills its parent instead of keeping 16:9. */
  fill?: boolean;
  /** How wide it is on the page, as in `<img sizes>`. */
  sizes?: string;
  /** The block's place on the page. */
  index?: number;
  className?: string;
}

/**
 * A video file. What plays by itself does so where less motion is not wished, and can be paused;
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

/** What plays by itself has no source where less motion is wished: it is not even fetched. */
const mediaOf = (width: string, autoplay: boolean) =>
  [width, autoplay && lively].filter(Boolean).join(' and ') || undefined;
