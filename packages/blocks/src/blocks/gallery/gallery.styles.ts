import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('gallery', {
  root: {
    '--choices-gap': vars.space[8],
    '& [data-choices]': { [media.from(741)]: { marginInlineEnd: vars.space[16] } },
    // Hidden on a phone, where thumbnails and swiping replace it.
    '& [data-steps]': { [media.below(741)]: { display: 'none' } },
  },
  categories: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    marginBlockEnd: vars.space[24],
    '@media (scripting: none)': { display: 'none' },
  },
  // An image and its thumbnails fit on one screen.
  frame: {
    position: 'relative',
    aspectRatio: '16 / 9',
    inlineSize: '100%',
    maxBlockSize: '72svh',
    backgroundColor: vars.color.raised,
  },
  caption: {
    paddingBlockStart: vars.space[12],
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  thumbnail: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '64px',
    marginBlockEnd: '6px',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    opacity: 0.7,
    transition: `opacity ${vars.motion.fast}`,
    '[aria-current] > &': { opacity: 1 },
    [media.hover]: { ':hover > &': { opacity: 1 } },
  },
  // Visible on light and dark images.
  sign: { position: 'relative', color: '#fff', filter: 'drop-shadow(0 0 4px rgb(0 0 0 / 0.8))' },
});
