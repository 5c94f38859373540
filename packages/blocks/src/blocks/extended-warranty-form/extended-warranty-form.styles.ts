import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('extended-warranty-form', {
  table: {
    inlineSize: '100%',
    maxInlineSize: vars.layout.measure,
    marginBlockEnd: vars.space[64],
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingBlock: vars.space[12],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      fontWeight: vars.weight.body,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& th + *': { paddingInlineStart: vars.space[24], textAlign: 'end' },
    '& thead th': { fontSize: vars.size.small, color: vars.color.muted },
  },
  price: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
