import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('points', {
  points: { maxInlineSize: vars.layout.measure, counterReset: 'mk-point' },
  point: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    paddingBlock: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    counterIncrement: 'mk-point',
    '&::before': {
      content: 'counter(mk-point)',
      color: vars.color.muted,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
  title: { gridColumn: 2, fontWeight: vars.weight.medium },
  text: { gridColumn: 2, color: vars.color.muted, fontSize: vars.size.small },
});
