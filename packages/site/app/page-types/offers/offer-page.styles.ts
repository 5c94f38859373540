import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('offer-page', {
  head: {
    paddingBlockStart: vars.space[32],
    [media.from(1024)]: { paddingBlockStart: vars.space[48] },
  },
  root: {
    display: 'grid',
    gap: vars.space[32],
    marginBlockStart: vars.space[24],
    [media.from(1024)]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      alignItems: 'center',
    },
    '&[data-ended] $picture': { filter: 'grayscale(1)', opacity: 0.7 },
  },
  picture: {
    maxInlineSize: 'none',
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    [media.from(741)]: { marginInline: 0 },
  },
  text: { display: 'grid', justifyItems: 'start', gap: vars.space[16], minInlineSize: 0 },
  summary: { fontSize: vars.size.lead, color: vars.color.muted },
  facts: {
    display: 'grid',
    inlineSize: '100%',
    marginBlock: vars.space[8],
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space[16],
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    '& dt': { color: vars.color.muted },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  },
  terms: { fontSize: vars.size.label, color: vars.color.muted, maxInlineSize: '60ch' },
  others: { marginBlockEnd: vars.space[32] },
});
