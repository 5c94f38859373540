import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const wide = { aspectRatio: '16 / 9' };
const cinema = { aspectRatio: '16 / 6.5' };
const focus = 'var(--focus, 50% 50%)';

export const styles = definePrimitiveStyles('picture', {
  root: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    '&:is([data-ratio="1-1"], [data-square])': { aspectRatio: '1' },
    '&[data-ratio="16-9"]:not([data-square])': wide,
    '&[data-ratio="16-6-5"]:not([data-square])': cinema,
    [media.from(741)]: {
      '&[data-ratio="16-9"][data-square]': wide,
      '&[data-ratio="16-6-5"][data-square]': cinema,
    },
    '&[data-fill]': { position: 'absolute', inset: 0, aspectRatio: 'auto' },
    '&:is([data-ratio], [data-fill]) $image': { inlineSize: '100%', blockSize: '100%' },
    '&[data-contain]': { backgroundColor: vars.color.backdrop },
    '&[data-contain] $image': { objectFit: 'contain' },
    '&[data-zoom] $image': { transition: `transform ${vars.motion.slow} ${vars.motion.ease}` },
    [media.hover]: {
      [media.motion]: {
        'a:hover &[data-zoom] $image, [data-zoom-group]:hover &[data-zoom] $image': {
          transform: 'scale(1.03)',
        },
      },
    },
  },
  image: {
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
    objectPosition: focus,
    // A square is already cropped around the focal point.
    '[data-square] > &': {
      objectPosition: '50% 50%',
      [media.from(741)]: { objectPosition: focus },
    },
  },
});
