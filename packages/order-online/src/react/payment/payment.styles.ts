import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-payment', {
  due: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    paddingBlockEnd: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '& dt': { color: vars.color.muted, fontSize: vars.size.small },
    '& dd': { margin: 0 },
  },
  amount: {
    fontSize: vars.size.m,
    fontWeight: vars.weight.heading,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  before: { textDecoration: 'line-through', color: vars.color.muted, whiteSpace: 'nowrap' },
  area: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[24],
  },
  // Needs the vendor's script.
  scripted: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    '@media (scripting: none)': { display: 'none' },
  },
  // The height of Stripe's card fields, so that nothing moves when they appear.
  element: { position: 'relative', minBlockSize: '260px' },
  loading: { position: 'absolute', inset: 0 },
  // LiqPay's card form and its frame at 390 px.
  widget: {
    minBlockSize: '460px',
    '&:focus': { outline: 'none' },
    '&[hidden]': { display: 'none' },
  },
  buttons: { display: 'flex', flexDirection: 'column', gap: vars.space[12] },
  currency: {
    paddingBlockStart: vars.space[12],
    color: vars.color.muted,
    fontSize: vars.size.small,
  },
  note: { color: vars.color.muted, fontSize: vars.size.small },
  subtitle: { fontSize: vars.size.xs, fontWeight: vars.weight.heading, lineHeight: 1.5 },
  facts: {
    display: 'grid',
    gap: vars.space[16],
    maxInlineSize: vars.layout.measure,
    paddingBlock: vars.space[16],
    borderBlock: `1px solid ${vars.color.line}`,
    '& dt': { color: vars.color.muted, fontSize: vars.size.small },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});
