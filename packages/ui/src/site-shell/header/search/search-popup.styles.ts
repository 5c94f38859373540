import { media } from '../../../styles/media.js';
import { definePrimitiveStyles } from '../../../styles/sheets/sheet.js';
import { vars } from '../../../styles/vars.js';

export const styles = definePrimitiveStyles('search-popup', {
  root: {
    '&[open] $closed': { display: 'none' },
    '&:not([open]) $opened': { display: 'none' },
    'html:has(&[open])': { [media.below(741)]: { overflow: 'hidden' } },
  },
  toggle: { display: 'grid', placeItems: 'center', inlineSize: '44px', blockSize: '44px' },
  closed: {},
  opened: {},
  panel: {
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
    [media.from(741)]: {
      blockSize: 'auto',
      maxBlockSize: `calc(100dvh - ${vars.layout.nav} - ${vars.space[48]})`,
      paddingBlock: vars.space[48],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
  form: {
    display: 'flex',
    gap: vars.space[16],
    maxInlineSize: '960px',
    marginInline: 'auto',
    borderBlockEnd: `1px solid ${vars.color.edge}`,
    '&:has($input:focus-visible)': {
      borderColor: vars.color.focus,
      boxShadow: `0 2px 0 ${vars.color.focus}`,
      // Without shadows, with the system's own colours.
      outline: '2px solid transparent',
    },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '64px',
    fontSize: vars.size.m,
    appearance: 'none',
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: vars.color.muted },
    '&:focus-visible': { outline: 'none' },
  },
  go: { minBlockSize: '48px', paddingInline: vars.space[16], alignSelf: 'center' },
});
