import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

const thumb = {
  appearance: 'none' as const,
  inlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: '50%',
  backgroundColor: vars.color.canvas,
  pointerEvents: 'auto' as const,
  cursor: 'grab',
};

export const styles = primitiveSheet('range-input', {
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
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&[data-above]': { zIndex: 2 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
    '&:focus-visible::-moz-range-thumb': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '3px',
    },
  },
  values: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.muted,
  },
});
