import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-specification', {
  root: { borderBlockStart: `1px solid ${vars.color.line}` },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: '1rem',
    lineHeight: 1.5,
    breakInside: 'avoid',
    [media.print]: { paddingBlock: '0.6mm', fontSize: '9.5pt' },
  },
  // Two columns in the ratio 2 to 3; with very large text the value moves below.
  name: { flex: '2 1 6.4rem', color: vars.color.muted },
  value: { flex: '3 1 9.6rem', fontVariantNumeric: 'tabular-nums lining-nums' },
});
