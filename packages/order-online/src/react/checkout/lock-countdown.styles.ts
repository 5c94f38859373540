import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('lock-countdown', {
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    borderBlock: `1px solid ${vars.color.line}`,
    fontSize: vars.size.small,
    '&[data-urgent] $clock': { color: vars.color.danger },
    '&[data-urgent] $sign': { backgroundColor: vars.color.danger },
  },
  sign: {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    backgroundColor: vars.color.accent,
  },
  clock: {
    fontSize: vars.size.xs,
    fontWeight: vars.weight.heading,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
});
