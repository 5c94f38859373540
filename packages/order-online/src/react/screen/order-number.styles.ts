import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-number', {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    maxInlineSize: vars.layout.measure,
    paddingBlock: vars.space[24],
    borderBlock: `1px solid ${vars.color.line}`,
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  label: { color: vars.color.muted, fontSize: vars.size.small },
  number: {
    fontSize: vars.size.m,
    fontWeight: vars.weight.heading,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
});
