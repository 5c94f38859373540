import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-price-notes', {
  note: {
    '&:first-of-type': { marginBlockStart: vars.space[16] },
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  details: { marginBlockStart: vars.space[8], fontSize: vars.size.small },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '&:last-child': { fontWeight: vars.weight.medium, borderBlockStartColor: vars.color.edge },
  },
  value: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
