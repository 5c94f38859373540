import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-prices', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: vars.space[24],
    rowGap: vars.space[16],
    marginBlockStart: vars.space[24],
    paddingBlockStart: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.print]: { marginBlockStart: '3mm', paddingBlockStart: '3mm' },
  },
  entry: { position: 'relative', '&[data-type="purchase"]': { flexBasis: '100%' } },
  type: { fontSize: vars.size.label, color: vars.color.muted },
  amount: {
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '[data-type="purchase"] > &': { fontSize: vars.size.m },
  },
  old: { fontSize: vars.size.small, color: vars.color.muted, whiteSpace: 'nowrap' },
});
