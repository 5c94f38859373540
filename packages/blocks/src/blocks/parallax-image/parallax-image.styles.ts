import { defineStyles, media, vars } from '@mawkib/ui/styles';

const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
};

/** A part of the shade behind the text; without measured tones it is enough on any image. */
const veil = (share: number) =>
  `color-mix(in srgb, var(--shade, ${vars.color.canvas}) calc(var(--shade-both, 78%) * ${share}), transparent)`;

/** On phones the background of the text has the color of the image's lower edge. */
const ground = `var(--ground, ${vars.color.canvas})`;

const fade = 'clamp(5rem, 9vw, 9rem)';

export const styles = defineStyles('parallax-image', {
  root: {
    paddingBlock: vars.layout.section,
    '&[data-padding="top-space-0"]': { paddingBlockStart: 0 },
    '&[data-padding="bottom-space-0"]': { paddingBlockEnd: 0 },
    '&[data-padding="y-space-0"]': { paddingBlock: 0 },
  },
  head: {
    ...page,
    display: 'grid',
    gap: vars.space[16],
    marginBlockEnd: `clamp(${vars.space[32]}, 4vw, ${vars.space[64]})`,
  },
  scene: {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    '&[data-picture]': {
      [media.from(1024)]: { minBlockSize: `min(56.25vw, ${vars.sticky.room})` },
    },
    backgroundColor: ground,
    // The shade of the site's bar on the image.
    '&[data-picture]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: `calc(${vars.sticky.over} * 2)`,
      backgroundImage:
        'linear-gradient(to bottom, color-mix(in srgb, var(--bar-shade) var(--shade-top), transparent) 50%, transparent)',
      pointerEvents: 'none',
    },
    '&[data-notice]': { opacity: 0.45 },
  },
  frame: {
    position: 'relative',
    aspectRatio: '1',
    // `hidden` would make it the image's scroll container.
    overflow: 'clip',
    [media.from(741)]: { aspectRatio: '16 / 9' },
    [media.from(1024)]: { position: 'absolute', inset: 0, aspectRatio: 'auto' },
    // The site's bar is legible before the image is there.
    '& > picture': { backgroundColor: `var(--bar-shade, ${vars.color.raised})` },
    // Scrolls slower than the page while its frame passes.
    [media.motion]: {
      '@supports (animation-timeline: view())': {
        '& > picture': {
          insetBlock: '-10%',
          animation: 'mk-parallax linear both',
          animationTimeline: 'view()',
        },
      },
    },
    '@keyframes mk-parallax': {
      from: { transform: 'translateY(-8%)' },
      to: { transform: 'translateY(8%)' },
    },
  },
  // Below the image on phones and tablets, fading into the background; on the image elsewhere.
  words: {
    position: 'relative',
    display: 'grid',
    rowGap: vars.space[12],
    paddingBlock: vars.space[64],
    paddingInline: `max(${vars.layout.margin}, (100% - ${vars.layout.page}) / 2)`,
    '[data-picture] > &': {
      marginBlockStart: `calc(-1 * ${fade})`,
      paddingBlock: `${fade} clamp(${vars.space[48]}, 4vw, ${vars.space[64]})`,
      backgroundImage: `linear-gradient(to top, ${ground} calc(100% - ${fade}), transparent)`,
      [media.from(1024)]: {
        marginBlockStart: 0,
        backgroundImage: `linear-gradient(to top, ${veil(1)}, ${veil(1)} calc(100% - ${fade}), transparent)`,
      },
    },
    [media.from(1024)]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
      alignItems: 'end',
      '& > *': { gridColumn: '1 / 8' },
      '& > * + *': { gridColumn: '8 / -1' },
    },
  },
});
