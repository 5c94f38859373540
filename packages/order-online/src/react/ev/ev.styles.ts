import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-ev', {
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
    columnGap: vars.space[24],
    rowGap: vars.space[12],
    maxInlineSize: vars.layout.measure,
    paddingBlock: vars.space[16],
    borderBlock: `1px solid ${vars.color.line}`,
    '& dt': { color: vars.color.muted },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
