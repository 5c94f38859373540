import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';
import { focusedThumb, thumb } from './thumb.js';

const line = {
  content: '""',
  position: 'absolute' as const,
  insetBlockStart: 'calc(50% - 1px)',
  insetInline: 0,
  pointerEvents: 'none' as const,
};

export const styles = definePrimitiveStyles('slider', {
  root: {
    position: 'relative',
    blockSize: '44px',
    '&::before': { ...line, blockSize: '1px', backgroundColor: vars.color.edge },
    '&::after': {
      ...line,
      blockSize: '2px',
      backgroundColor: vars.color.ink,
      insetInlineEnd: 'calc(12px + (1 - var(--at)) * (100% - 24px))',
    },
    '&[data-marked]::before': {
      insetInline: '11.5px',
      insetBlockStart: 'calc(50% - 5px)',
      blockSize: '9px',
      backgroundColor: 'transparent',
      backgroundImage: `linear-gradient(${vars.color.edge}, ${vars.color.edge}), repeating-linear-gradient(${vars.direction.toEnd}, ${vars.color.edge} 0 1px, transparent 1px calc((100% - 1px) / var(--steps)))`,
      backgroundSize: '100% 1px, 100% 100%',
      backgroundPosition: '0 50%, 0 0',
      backgroundRepeat: 'no-repeat',
    },
    '&[data-marked]::after': { insetInlineStart: '12px' },
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  input: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '44px',
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focusedThumb,
    '&:focus-visible::-moz-range-thumb': focusedThumb,
  },
});
