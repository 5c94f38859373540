import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('menu-sheet', {
  root: {
    'html:has(&[open])': { overflow: 'hidden' },
    '&[open] $closed': { display: 'none' },
    '&:not([open]) $opened': { display: 'none' },
  },
  toggle: {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '44px',
    minBlockSize: '44px',
    marginInlineEnd: '-10px',
  },
  closed: {},
  opened: {},
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    position: 'absolute',
    insetInline: 0,
    // Also below the bar's border, otherwise a line of the page shows at the bottom of the screen.
    insetBlockStart: 'calc(100% + 1px)',
    blockSize: `calc(100dvh - var(--menu-start, ${vars.layout.nav}))`,
    overflowX: 'clip',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockStart: vars.space[8],
    paddingInline: vars.layout.margin,
    backgroundColor: vars.color.canvas,
  },
  foot: {
    display: 'grid',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    paddingBlock: `${vars.space[32]} max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  },
  action: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '48px',
    paddingInline: vars.space[16],
    textAlign: 'center',
    fontWeight: vars.weight.medium,
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.control,
  },
});
