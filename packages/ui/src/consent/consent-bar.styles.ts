import { consentAsksAttribute } from '../markup/index.js';
import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const asks = `html[${consentAsksAttribute}]`;
const safe = 'env(safe-area-inset-bottom, 0px)';
/** Enough width for one row, at any text size. */
const roomy = '@container consent (min-width: 44rem)';
/** Height of the bar, and more than that with larger text. */
const room = `calc(7rem + 2 * (1rem - 16px) + ${safe})`;
const wideRoom = `calc(4.5rem + 6 * (1rem - 16px) + ${safe})`;

export const styles = definePrimitiveStyles('consent-bar', {
  root: {
    display: 'none',
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    // Menus and search of the header lie over it.
    zIndex: `calc(${vars.layer.header} - 1)`,
    container: 'consent / inline-size',
    paddingBlockEnd: safe,
    borderBlockStart: `1px solid ${vars.color.line}`,
    [`${asks} &`]: { display: 'block' },
    // The end of the page and what has the focus stay above the bar.
    [`${asks} body:has(&)`]: {
      paddingBlockEnd: room,
      [media.from(768)]: { paddingBlockEnd: wideRoom },
    },
    [`${asks}:has(&)`]: { scrollPaddingBlockEnd: room },
    [media.print]: { display: 'none !important' },
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[4],
    minBlockSize: 'calc(7rem - 1px)',
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlock: vars.space[8],
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: vars.space[32],
      minBlockSize: 'calc(4.5rem - 1px)',
    },
  },
  text: {
    fontSize: vars.size.label,
    lineHeight: '1.25rem',
    textWrap: 'pretty',
    [roomy]: { fontSize: vars.size.small, lineHeight: '1.5rem' },
  },
  options: {
    minBlockSize: '44px',
    fontSize: vars.size.label,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.3em',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  actions: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[8],
    '& > button': { paddingInline: vars.space[8] },
    [roomy]: { gridColumn: 'auto', gridTemplateColumns: 'repeat(2, minmax(9rem, 1fr))' },
  },
});
