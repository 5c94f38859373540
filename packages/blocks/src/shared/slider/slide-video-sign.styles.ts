import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('slide-video-sign', {
  player: { position: 'absolute', inset: 0 },
  play: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    '&:focus-visible': { outlineOffset: '-6px' },
    [media.hover]: { '&:hover $button': { transform: 'scale(1.03)' } },
  },
  button: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '80px',
    blockSize: '80px',
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
});
