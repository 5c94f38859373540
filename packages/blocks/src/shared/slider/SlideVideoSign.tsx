import { isPlainClick } from '@mawkib/core/browser';
import { Icon, useIsCurrentSlide, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { EmbeddedSlideVideo } from './EmbeddedSlideVideo.js';
import { styles } from './slide-video-sign.styles.js';
import { messages } from './slider.messages.js';

interface SlideVideoSignProps {
  /** YouTube id. */
  video: string;
  title?: string;
}

/**
 * Play icon over a slide's image: a link to YouTube, and with a script the video in place, which
 * stops when another slide is shown.
 */
export function SlideVideoSign({ video, title }: SlideVideoSignProps) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const isCurrent = useIsCurrentSlide();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isCurrent) setPlaying(false);
  }, [isCurrent]);
  const address = `https://www.youtube.com/watch?v=${video}`;
  if (isPlaying) {
    return (
      <div ref={(player) => player?.focus()} tabIndex={-1} className={css.player}>
        <EmbeddedSlideVideo address={address} label={title} />
      </div>
    );
  }
  return (
    <a
      className={css.play}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={title ? t('play_named', { title }) : t('play')}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <span className={css.button}>
        <Icon name="play" size={32} />
      </span>
    </a>
  );
}
