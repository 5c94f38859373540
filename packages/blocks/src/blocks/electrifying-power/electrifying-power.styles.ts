import { defineStyles, media, vars } from '@mawkib/ui/styles';

const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
};

/** The figures overlap the image, which fades into the block's background. */
const overlap = 'clamp(2.5rem, 5vw, 5rem)';

export const styles = defineStyles('electrifying-power', {
  // `hidden` would make it the scroll container of the figures.
  root: { overflow: 'clip', paddingBlock: vars.layout.section },
  words: {
    ...page,
    display: 'grid',
    gap: vars.space[24],
    marginBlockEnd: vars.space[32],
    [media.from(1024)]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
      alignItems: 'end',
      '& > :first-child': { gridColumn: '1 / 8' },
      '& > $text': { gridColumn: '8 / -1' },
    },
  },
  text: { display: 'grid', gap: vars.space[12], justifyItems: 'start' },
  media: {
    position: 'relative',
    aspectRatio: '4 / 3',
    '& [data-video]': { backgroundColor: 'transparent' },
    '& :is(picture, video)': {
      maskImage: 'linear-gradient(transparent, #000 22%, #000 55%, transparent)',
    },
    '& [data-plays]': {
      insetBlockEnd: 'auto',
      insetBlockStart: '24%',
      insetInlineEnd: vars.layout.margin,
    },
    [media.from(741)]: { aspectRatio: '16 / 8' },
    [media.from(1280)]: { aspectRatio: '16 / 7' },
  },
  figures: {
    ...page,
    position: 'relative',
    display: 'grid',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[24],
    '$media + &': { marginBlockStart: `calc(-1 * ${overlap})` },
    [media.from(741)]: {
      '&[data-count="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  figure: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(741)]: { paddingBlockStart: vars.space[24] },
    '&[data-notice]': { opacity: 0.45 },
    // The line fills up while the figures scroll into view.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '-1px',
      blockSize: '1px',
      backgroundColor: vars.color.accent,
      transformOrigin: `calc(50% - 50% * ${vars.direction.flip}) 50%`,
    },
    [media.motion]: {
      '@supports (animation-timeline: view())': {
        '&::before': {
          animation: 'mk-charge linear both',
          animationTimeline: 'view()',
          animationRange: 'entry 20% cover 38%',
        },
      },
    },
    '@keyframes mk-charge': { from: { transform: 'scaleX(0)' } },
  },
  label: { order: 1, fontSize: vars.size.body, color: vars.color.muted },
  value: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.25em',
    fontSize: vars.size.title,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  unit: { fontSize: vars.size.s, fontWeight: vars.weight.body, color: vars.color.muted },
});
