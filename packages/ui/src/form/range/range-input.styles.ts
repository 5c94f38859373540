import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';
import { focusedThumb, thumb } from './thumb.js';

export const styles = definePrimitiveStyles('range-input', {
  root: {},
  label: {
    marginBlockEnd: vars.space[8],
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
  },
  drawing: { marginInline: '12px', marginBlockEnd: '-22px' },
  track: {
    position: 'relative',
    blockSize: '44px',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 1px)',
      insetInline: 0,
      blockSize: '1px',
      backgroundColor: vars.color.edge,
    },
    '&::after': {
      blockSize: '2px',
      backgroundColor: vars.color.ink,
      insetInlineStart: 'calc(12px + var(--low) * (100% - 24px))',
      insetInlineEnd: 'calc(12px + (1 - var(--high)) * (100% - 24px))',
    },
  },
  input: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '44px',
    background: 'none',
    pointerEvents: 'none',
    '&::-webkit-slider-thumb': { ...thumb, pointerEvents: 'auto' },
    '&::-moz-range-thumb': { ...thumb, pointerEvents: 'auto' },
    '&[data-above]': { zIndex: 2 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focusedThumb,
    '&:focus-visible::-moz-range-thumb': focusedThumb,
  },
  values: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.muted,
  },
});
