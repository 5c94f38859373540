import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-checkout', {
  type: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space[12] },
  types: {
    display: 'flex',
    flexFlow: 'row wrap',
    columnGap: vars.space[32],
    '& > legend': { paddingBlockEnd: vars.space[4] },
  },
  buyer: { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
  legend: {
    paddingBlockEnd: vars.space[12],
    fontSize: vars.size.xs,
    fontWeight: vars.weight.heading,
    lineHeight: 1.5,
  },
  quiet: { color: vars.color.muted },
  terms: { display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 },
  term: { display: 'flex', flexDirection: 'column', gap: vars.space[12] },
  termText: {
    maxBlockSize: '14rem',
    overflowY: 'auto',
    padding: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    overscrollBehavior: 'contain',
  },
  rows: { margin: 0, borderBlockEnd: `1px solid ${vars.color.line}` },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[16],
    alignItems: 'baseline',
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(741)]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(3.5rem, auto)',
    },
  },
  label: { color: vars.color.muted, fontSize: vars.size.small },
  value: {
    margin: 0,
    gridColumn: 1,
    overflowWrap: 'anywhere',
    [media.from(741)]: { gridColumn: 2 },
  },
  change: {
    margin: 0,
    gridColumn: 2,
    gridRow: '1 / 3',
    alignSelf: 'center',
    fontSize: vars.size.small,
    [media.from(741)]: { gridColumn: 3, gridRow: 1 },
  },
  sum: {
    margin: 0,
    gridColumn: '2 / -1',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  code: { display: 'flex', flexDirection: 'column', gap: vars.space[24], maxInlineSize: '32rem' },
  // The button that Enter presses, before those that do something else.
  enter: { position: 'absolute', inlineSize: '1px', blockSize: '1px', opacity: 0 },
  accepted: {
    maxInlineSize: vars.layout.measure,
    marginBlockStart: vars.space[32],
    borderBlock: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space[12],
    '& summary': { paddingBlock: vars.space[8], cursor: 'pointer', textDecoration: 'underline' },
  },
});
