import { media, sheet, vars } from '@mawkib/ui/styles';

/** The surface's own colour, thin enough to keep the picture, thick enough for the words. */
const veil = (share: number) => `color-mix(in srgb, ${vars.color.canvas} ${share}%, transparent)`;

export const styles = sheet('hero-carousel', {
  root: { overflow: 'hidden' },
  slide: {
    position: 'relative',
    display: 'grid',
    blockSize: '100%',
    '&[data-notice]': { opacity: 0.45 },
  },
  media: {
    position: 'relative',
    gridArea: '1 / 1',
    overflow: 'hidden',
    aspectRatio: '4 / 5',
    inlineSize: '100%',
    '[data-wide] &': { aspectRatio: '1' },
    '[data-banner] &': { aspectRatio: '4 / 3' },
    [media.from(741)]: {
      aspectRatio: '16 / 9',
      minBlockSize: '30rem',
      maxBlockSize: `calc(100svh - ${vars.layout.nav})`,
      '[data-wide] &': { aspectRatio: '16 / 6.5' },
      '[data-banner] &': { aspectRatio: '16 / 9', minBlockSize: 0 },
      '[data-banner][data-wide] &': { aspectRatio: '16 / 6.5' },
    },
  },
  video: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  pause: {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space[16],
    insetInlineEnd: vars.layout.margin,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    backgroundColor: veil(60),
  },
  text: {
    position: 'relative',
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'flex-end',
    paddingInline: vars.layout.margin,
    paddingBlock: `${vars.space[64]} calc(${vars.space[64]} + 32px)`,
    backgroundImage: `linear-gradient(to top, ${veil(88)}, ${veil(60)} 38%, transparent 72%)`,
    '[data-banner] &': {
      gridArea: '2 / 1',
      paddingBlock: vars.space[32],
      backgroundImage: 'none',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    [media.from(741)]: {
      paddingBlockEnd: `calc(${vars.space[96]} + 16px)`,
      backgroundImage: `linear-gradient(${vars.direction.toEnd}, ${veil(82)}, ${veil(52)} 32%, transparent 64%)`,
      '[data-banner] &': { paddingBlock: vars.space[48] },
    },
  },
  words: {
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    inlineSize: '100%',
    maxInlineSize: '36rem',
    [media.from(741)]: { gap: vars.space[24] },
    [media.from(1024)]: {
      '[data-banner] &': {
        maxInlineSize: vars.layout.page,
        gridTemplateColumns: '5fr 5fr auto',
        alignItems: 'center',
      },
      '[data-ffi] &': { maxInlineSize: '28rem' },
    },
  },
  buttons: {
    marginBlockStart: vars.space[8],
    [media.from(1024)]: { '[data-banner] &': { marginBlockStart: 0 } },
  },
});
