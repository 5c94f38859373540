import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('search-popup', {
  root: {
    '&[open] $closed': { display: 'none' },
    '&:not([open]) $opened': { display: 'none' },
  },
  toggle: { display: 'grid', placeItems: 'center', inlineSize: '44px', blockSize: '44px' },
  text: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  closed: {},
  opened: {},
  panel: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    paddingBlock: vars.space[32],
    paddingInline: vars.layout.margin,
    backgroundColor: vars.color.canvas,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { paddingBlock: vars.space[64] },
  },
  form: {
    display: 'flex',
    gap: vars.space[16],
    maxInlineSize: '960px',
    marginInline: 'auto',
    borderBlockEnd: `1px solid ${vars.color.edge}`,
    '&:has($input:focus-visible)': {
      borderColor: vars.color.ink,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '4px',
    },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '64px',
    fontSize: vars.size.m,
    appearance: 'none',
    '&::placeholder': { color: vars.color.muted },
    '&:focus-visible': { outline: 'none' },
  },
  go: { minBlockSize: '48px', paddingInline: vars.space[16], alignSelf: 'center' },
});
