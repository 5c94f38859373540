import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-ev', {
  facts: {
    display: 'grid',
    columnGap: vars.space[24],
    maxInlineSize: vars.layout.measure,
    paddingBlock: vars.space[16],
    borderBlock: `1px solid ${vars.color.line}`,
    '& dt': { color: vars.color.muted },
    '& dd': { margin: 0, marginBlockEnd: vars.space[12], overflowWrap: 'anywhere' },
    '& dd:last-child': { marginBlockEnd: 0 },
    [media.from(741)]: {
      gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr)',
      rowGap: vars.space[12],
      '& dd': { marginBlockEnd: 0 },
    },
  },
});
