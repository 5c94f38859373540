import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('visually-hidden', {
  root: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  skip: {
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[16],
    zIndex: vars.layer.bar,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '48px',
    paddingInline: vars.space[24],
    backgroundColor: vars.color.fill,
    color: vars.color.onFill,
    fontWeight: vars.weight.medium,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
});
