import { Icon, imageUrl, useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { messages } from './hero-carousel.messages.js';
import { styles } from './hero-carousel.styles.js';
import { onMobile } from './shown-slides.js';
import { type VideoOptions, videoFlags } from './video-flags.js';

export interface SlideVideoProps {
  type: 'video' | 'video_background';
  desktop?: string;
  mobile?: string;
  options: VideoOptions;
  /** Id of the slide's picture. */
  poster?: string;
  label: string;
}

/** A video of the slide. One that plays by itself can be stopped, and does not start when asked to be calm. */
export function SlideVideo({ type, desktop, mobile, options, poster, label }: SlideVideoProps) {
  const css = useSheet(styles);
  const t = messages(useLocale().locale);
  const video = useRef<HTMLVideoElement>(null);
  const flags = videoFlags(type, options);
  const [playing, setPlaying] = useState(flags.autoPlay);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) video.current?.pause();
  }, []);
  const toggle = () => {
    const { current } = video;
    if (current?.paused) void current.play().catch(() => setPlaying(false));
    else current?.pause();
  };
  return (
    <>
      <video
        ref={video}
        className={css.video}
        playsInline
        preload={flags.autoPlay ? 'auto' : 'metadata'}
        poster={poster && imageUrl(poster, 1600, 900, 'jpg')}
        aria-label={label || undefined}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        {...flags}
      >
        {mobile && <source src={mobile} media={onMobile} />}
        {(desktop ?? mobile) && <source src={desktop ?? mobile} />}
      </video>
      {!flags.controls && (
        <button type="button" className={css.pause} onClick={toggle}>
          <Icon
            name={playing ? 'pause' : 'play'}
            size={20}
            label={t(playing ? 'pause_video' : 'play_video')}
          />
        </button>
      )}
    </>
  );
}
