import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('more-tabs', {
  root: {
    position: 'relative',
    flex: 'none',
    marginInlineStart: vars.space[16],
    '@media (scripting: none)': { display: 'none' },
  },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '48px',
    maxInlineSize: 'min(16rem, 50vw)',
    paddingInline: vars.space[8],
    color: vars.color.muted,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '[data-current] > &': { color: vars.color.ink, boxShadow: 'inset 0 -2px currentcolor' },
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
  list: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    zIndex: 2,
    minInlineSize: '12rem',
    maxInlineSize: 'min(22rem, 86vw)',
    paddingBlock: vars.space[8],
    backgroundColor: vars.color.canvas,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.elevation.float,
  },
  item: {
    inlineSize: '100%',
    minBlockSize: '44px',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    textAlign: 'start',
    color: vars.color.muted,
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.medium },
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
});
