import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('rental-calendar', {
  root: { maxInlineSize: '26rem' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontWeight: vars.weight.medium },
  turn: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    '&[data-turn="previous"]': { transform: 'scaleX(-1)' },
    '&:disabled': { opacity: 0.4 },
  },
  grid: {
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th': {
      paddingBlock: vars.space[8],
      fontSize: vars.size.label,
      fontWeight: vars.weight.body,
      color: vars.color.muted,
      textAlign: 'center',
    },
  },
  cell: { padding: 0, textAlign: 'center' },
  day: {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '44px',
    cursor: 'pointer',
    '&[data-selected]': { backgroundColor: vars.color.raised },
    '&[data-end]': { backgroundColor: vars.color.fill, color: vars.color.onFill },
    '&[data-off]': { color: vars.color.muted, textDecoration: 'line-through', cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '@media (forced-colors: active)': {
      '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
      '&[data-end]': { outline: '3px solid Highlight' },
      '&[data-off]': { color: 'GrayText' },
    },
  },
});
