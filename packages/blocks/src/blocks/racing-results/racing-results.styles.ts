import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('racing-results', {
  table: {
    inlineSize: '100%',
    minInlineSize: '34rem',
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingBlock: vars.space[12],
      paddingInlineEnd: vars.space[16],
      textAlign: 'start',
      verticalAlign: 'baseline',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    '& thead th': { color: vars.color.muted, fontSize: vars.size.small, fontWeight: 'inherit' },
    '& tbody th': { fontWeight: vars.weight.medium },
  },
  caption: {
    paddingBlock: vars.space[16],
    textAlign: 'start',
    fontSize: vars.size.lead,
    fontWeight: vars.weight.medium,
  },
  number: { fontVariantNumeric: 'tabular-nums' },
});
