import { isPlainClick } from '@mawkib/core/browser';
import { Icon, useIsCurrentSlide, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { EmbeddedSlideVideo } from './EmbeddedSlideVideo.js';
import { styles } from './slide-video-sign.styles.js';
import { messages } from './slider.messages.js';

interface SlideVideoSignProps {
  /** Its id on the video site. */
  video: string;
  title?: string;
}

/**
 * The sign to play over a slide's picture: a link to the video site, and with a script the video in
 * its place, which ends when another slide is turned to.
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
