import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('picture', {
  root: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    '&[data-ratio="16-9"]': { aspectRatio: '16 / 9' },
    '&[data-ratio="16-6-5"]': { aspectRatio: '16 / 6.5' },
    '&[data-ratio="1-1"]': { aspectRatio: '1' },
    '&[data-fill]': { position: 'absolute', inset: 0 },
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
    objectPosition: 'var(--focus, 50% 50%)',
  },
});
