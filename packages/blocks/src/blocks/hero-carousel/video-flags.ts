export interface VideoOptions {
  autoplay?: boolean;
  loop?: boolean;
  muted?: boolean;
  controls?: boolean;
}

/** A background video is silent, endless and without controls; a video waits to be played. */
export function videoFlags(type: 'video' | 'video_background', options: VideoOptions) {
  const background = type === 'video_background';
  const autoPlay = options.autoplay ?? background;
  return {
    autoPlay,
    loop: options.loop ?? background,
    muted: options.muted ?? (background || autoPlay),
    controls: options.controls ?? !background,
  };
}
