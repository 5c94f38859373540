import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('finance-options', {
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: '1rem',
    lineHeight: 1.5,
    textAlign: 'start',
    '& :is(th, td)': {
      paddingBlock: vars.space[12],
      paddingInlineEnd: vars.space[24],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      textAlign: 'start',
      fontWeight: vars.weight.body,
      verticalAlign: 'baseline',
    },
    '& thead th': {
      fontSize: vars.size.label,
      color: vars.color.muted,
      borderBlockEndColor: vars.color.edge,
      paddingBlockStart: 0,
    },
    '& tbody th': { fontWeight: vars.weight.medium },
    '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  },
  caption: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  amount: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
