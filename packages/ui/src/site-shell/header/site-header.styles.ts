import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

/** Enough width for all entries in a row, at any text size. */
const roomy = '@container header (min-width: 62rem)';
/** Also for the brands. */
const spacious = '@container header (min-width: 76rem)';
/** Text so large that the languages move into the menu. */
const tight = '@container header (max-width: 18rem)';

export const styles = definePrimitiveStyles('site-header', {
  root: {
    position: 'sticky',
    insetBlockStart: vars.sticky.header,
    zIndex: vars.layer.header,
    container: 'header / inline-size',
    blockSize: vars.layout.nav,
    borderBlockEnd: `1px solid var(--bar-line, ${vars.color.line})`,
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
  logo: { display: 'inline-flex', alignItems: 'center', minInlineSize: 0, minBlockSize: '44px' },
  wide: { display: 'none', [media.from(1024)]: { [roomy]: { display: 'block' } } },
  end: {
    flex: 'none',
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
    '&[data-missing]': { color: vars.color.muted, textDecoration: 'line-through' },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  menu: { [media.from(1024)]: { [roomy]: { display: 'none' } } },
  brands: { display: 'none', [media.from(1024)]: { [spacious]: { display: 'block' } } },
  missing: {
    maxInlineSize: '22rem',
    margin: 'auto',
    padding: vars.space[24],
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.elevation.float,
  },
});
