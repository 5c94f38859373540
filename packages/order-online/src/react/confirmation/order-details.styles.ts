import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-facts', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    gap: vars.space[16],
    maxInlineSize: vars.layout.measure,
    paddingBlockEnd: vars.space[24],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
  fact: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  line: { display: 'block' },
  label: { color: vars.color.muted, fontSize: vars.size.small },
});
