import { media, sheet, vars } from '@mawkib/ui/styles';

/** The surface's own colour: enough for the words, and the picture stays. */
const veil = (share: number) => `color-mix(in srgb, ${vars.color.canvas} ${share}%, transparent)`;

const edge = `linear-gradient(${vars.direction.toEnd}, transparent, rgb(0 0 0 / 0.03) 9%, rgb(0 0 0 / 0.14) 19%, rgb(0 0 0 / 0.44) 30%, rgb(0 0 0 / 0.8) 39%, #000 49%)`;

export const styles = sheet('hero-slide', {
  slide: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    blockSize: '100%',
    '&[data-notice]': { opacity: 0.45 },
  },
  // On phones and tablets the picture melts into the words below it, on a desktop into those at its
  // start.
  media: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    inlineSize: '100%',
    maskImage: 'linear-gradient(to top, transparent, #000 28%)',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '7rem',
      backgroundImage: `linear-gradient(to top, ${veil(72)}, transparent)`,
      pointerEvents: 'none',
    },
    '[data-banner] &::after': { display: 'none' },
    '&:not([data-beside])': { maskImage: 'none' },
    '&:not([data-beside])::after': { display: 'none' },
    '[data-wide] &': { aspectRatio: '4 / 3' },
    '[data-banner] &': { aspectRatio: '4 / 3', maskImage: 'none' },
    [media.from(741)]: {
      aspectRatio: '16 / 9',
      '[data-wide] &, [data-banner] &': { aspectRatio: '16 / 9' },
    },
    [media.from(1024)]: {
      gridArea: '1 / 1 / 3 / 2',
      aspectRatio: '16 / 9',
      minBlockSize: '30rem',
      maxBlockSize: `calc(100svh - ${vars.layout.nav})`,
      maskImage: 'none',
      // How far the picture makes way for the words.
      '--way': '19%',
      '[data-wide] &': { aspectRatio: '16 / 6.5' },
      '[data-banner] &': { gridArea: 'auto', aspectRatio: '16 / 9', minBlockSize: 0 },
      '[data-banner][data-wide] &': { aspectRatio: '16 / 6.5' },
      '[data-block]:not([data-banner]) &[data-beside] > *': {
        maskImage: edge,
        transform: `translateX(calc(var(--way) * ${vars.direction.flip}))`,
      },
    },
    [media.from(1280)]: { '--way': '16%' },
  },
  // The button of a video stands above the words' end, clear of the carousel's own.
  video: {
    '& > [data-plays]': {
      insetBlock: `${vars.space[16]} auto`,
      insetInlineEnd: vars.layout.margin,
    },
    '&[data-video="player"] > [data-plays]': { inset: 0 },
    [media.from(1024)]: {
      '[data-block]:not([data-banner]) [data-beside] > &[data-video="bare"] > [data-plays]': {
        insetInlineEnd: `calc(var(--way) + ${vars.layout.margin})`,
      },
    },
  },
  text: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    paddingInline: vars.layout.margin,
    paddingBlockEnd: `calc(${vars.space[64]} + 24px)`,
    marginBlockStart: `calc(-1 * ${vars.space[24]})`,
    '[data-banner] &': { marginBlockStart: 0, paddingBlock: vars.space[32] },
    [media.from(1024)]: {
      gridArea: '1 / 1 / 3 / 2',
      // What is behind it can be pressed: a video's button.
      pointerEvents: 'none',
      alignItems: 'flex-end',
      marginBlockStart: 0,
      paddingBlock: `${vars.space[64]} calc(${vars.space[96]} + 24px)`,
      '[data-banner] &': {
        gridArea: 'auto',
        paddingBlock: vars.space[48],
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  words: {
    pointerEvents: 'auto',
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    inlineSize: '100%',
    [media.from(741)]: { gap: vars.space[24], maxInlineSize: '26rem' },
    [media.from(1024)]: {
      maxInlineSize: 'min(29rem, 38vw)',
      '[data-ffi] &': { maxInlineSize: 'min(26rem, 38vw)' },
    },
    '[data-banner] &': { maxInlineSize: vars.layout.page },
    [media.from(1280)]: {
      '[data-banner] &': {
        gridTemplateColumns: '5fr 5fr auto',
        alignItems: 'center',
        columnGap: vars.space[48],
      },
    },
  },
  buttons: {
    marginBlockStart: vars.space[8],
    [media.from(1280)]: { '[data-banner] &': { marginBlockStart: 0 } },
  },
});
