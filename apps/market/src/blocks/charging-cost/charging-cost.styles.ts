import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('charging-cost', {
  intro: { marginBlockEnd: vars.space[32], maxInlineSize: vars.layout.measure },
  places: {
    display: 'grid',
    columnGap: `calc(${vars.layout.gutter} * 2)`,
    rowGap: vars.space[48],
    [media.from(741)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
  place: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlockStart: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
    '&[data-notice]': { opacity: 0.45 },
  },
  cost: {
    fontSize: vars.size.l,
    fontWeight: vars.weight.heading,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
  },
  full: { color: vars.color.muted },
  facts: { display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[24] },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    '& > dt': { color: vars.color.muted },
    '& > dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  },
  basis: {
    marginBlockStart: vars.space[32],
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
});
