import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('site-header', {
  root: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    blockSize: vars.layout.nav,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[48],
    blockSize: '100%',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
  logo: { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' },
  wide: { display: 'none', [media.from(1024)]: { display: 'block' } },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    marginInlineStart: 'auto',
    [media.from(1024)]: { gap: vars.space[32] },
  },
  language: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    minInlineSize: '44px',
    justifyContent: 'center',
    fontSize: '0.9375rem',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  menu: {
    [media.from(1024)]: { display: 'none' },
    '&[open] $closed': { display: 'none' },
    '&:not([open]) $opened': { display: 'none' },
  },
  toggle: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginInlineEnd: '-10px',
  },
  toggleText: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  closed: {},
  opened: {},
  sheet: {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: vars.layout.nav,
    insetBlockEnd: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space[16],
    paddingInline: vars.layout.margin,
    backgroundColor: vars.color.canvas,
  },
});
