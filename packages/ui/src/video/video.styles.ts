import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const ground = `color-mix(in srgb, ${vars.color.canvas} 80%, transparent)`;

export const styles = definePrimitiveStyles('video', {
  root: {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.raised,
    '&[data-fill]': { position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' },
    // The native controls replace the large button after playback has started.
    '&[data-video="player"][data-picture]:not([data-started]) $video': {
      '@media (scripting: enabled)': { visibility: 'hidden' },
    },
    '&[data-video="player"][data-started] $button': { display: 'none' },
  },
  video: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  button: {
    position: 'absolute',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    insetBlockEnd: vars.space[16],
    insetInlineEnd: vars.space[16],
    color: vars.color.ink,
    backgroundColor: ground,
    transition: `background-color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { backgroundColor: vars.color.canvas } },
    '[data-playing] > &': { '& $play': { display: 'none' } },
    '[data-video]:not([data-playing]) > & $pause': { display: 'none' },
    '[data-video="player"] > &': {
      inset: 0,
      margin: 'auto',
      inlineSize: '80px',
      blockSize: '80px',
    },
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  play: {},
  pause: {},
});
