import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('language-menu', {
  root: { position: 'relative', '&[open] $turn': { transform: 'rotate(180deg)' } },
  toggle: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '44px',
    fontSize: '0.9375rem',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  turn: {},
  list: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    minInlineSize: '160px',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    backgroundColor: vars.color.canvas,
    border: `1px solid ${vars.color.line}`,
  },
});
