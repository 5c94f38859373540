import { defineStyles, media, vars } from '@mawkib/ui/styles';

const hairline = '1px solid color-mix(in srgb, currentcolor 16%, transparent)';

export const styles = defineStyles('vehicle-aside', {
  root: {
    display: 'grid',
    // As wide as the car in its picture needs.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    backgroundColor: vars.color.stage,
    color: vars.color.onBackdrop,
    [media.from(741)]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  picture: {
    position: 'relative',
    minBlockSize: '96px',
    backgroundColor: vars.color.stage,
    [media.from(1024)]: { aspectRatio: '16 / 9' },
  },
  words: {
    paddingBlock: vars.space[16],
    paddingInline: vars.space[16],
    [media.from(1024)]: {
      paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
      paddingInline: vars.space[32],
    },
  },
  name: {
    fontSize: vars.size.s,
    fontWeight: vars.weight.heading,
    lineHeight: vars.leading.heading,
  },
  link: {
    display: 'inline-block',
    paddingBlock: vars.space[4],
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    [media.hover]: { '&:hover': { textDecorationColor: 'currentcolor' } },
  },
  version: { fontSize: vars.size.small, lineHeight: 1.6 },
  facts: {
    display: 'none',
    flexWrap: 'wrap',
    rowGap: vars.space[4],
    paddingBlockStart: vars.space[12],
    fontSize: vars.size.small,
    overflow: 'hidden',
    [media.from(1024)]: { display: 'flex' },
  },
  fact: {
    paddingInlineEnd: vars.space[12],
    marginInlineEnd: vars.space[12],
    borderInlineEnd: hairline,
    lineHeight: 1.4,
    '&:last-child': { borderInlineEnd: 0, marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
  sums: {
    gridColumn: '1 / -1',
    marginInline: vars.space[16],
    [media.from(1024)]: { marginInline: vars.space[32], paddingBlockEnd: vars.space[16] },
  },
  sum: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockStart: hairline,
    fontSize: vars.size.small,
  },
  amount: {
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
});
