import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

/** Enough width for all entries in a row, at any text size. */
const roomy = '@container header (min-width: 62rem)';
/** Text so large that the languages move into the menu. */
const tight = '@container header (max-width: 18rem)';

export const styles = definePrimitiveStyles('site-header', {
  root: {
    position: 'sticky',
    insetBlockStart: vars.sticky.header,
    zIndex: vars.layer.header,
    container: 'header / inline-size',
    blockSize: vars.layout.nav,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    [media.from(1024)]: { [roomy]: { gap: vars.space[48] } },
    blockSize: '100%',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
  logo: { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' },
  wide: { display: 'none', [media.from(1024)]: { [roomy]: { display: 'block' } } },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    marginInlineStart: 'auto',
    [media.from(1024)]: { gap: vars.space[32] },
  },
  languages: { display: 'contents', [tight]: { display: 'none' } },
  sheetLanguages: { display: 'none', [tight]: { display: 'block' } },
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
    [media.from(1024)]: { [roomy]: { display: 'none' } },
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
    position: 'absolute',
    insetInline: 0,
    // Also below the bar's border, otherwise a line of the page shows at the bottom of the screen.
    insetBlockStart: 'calc(100% + 1px)',
    blockSize: `calc(100dvh - var(--menu-start, ${vars.layout.nav}))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space[16],
    paddingInline: vars.layout.margin,
    backgroundColor: vars.color.canvas,
  },
});
