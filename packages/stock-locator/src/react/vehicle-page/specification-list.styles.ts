import { media, sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('vehicle-specification', {
  root: { borderBlockStart: `1px solid ${vars.color.line}` },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: '1rem',
    lineHeight: 1.5,
    breakInside: 'avoid',
    [media.print]: { paddingBlock: '0.6mm', fontSize: '9.5pt' },
  },
  name: { color: vars.color.muted },
  value: { fontVariantNumeric: 'tabular-nums lining-nums' },
});
