import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('file-input', {
  root: { display: 'grid', gap: vars.space[8], minInlineSize: 0 },
  control: {
    inlineSize: '100%',
    minInlineSize: 0,
    border: `1px solid ${vars.color.edge}`,
    backgroundColor: vars.color.canvas,
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: '46px',
    cursor: 'pointer',
    '&::file-selector-button': {
      blockSize: '46px',
      marginInlineEnd: vars.space[16],
      paddingInline: vars.space[24],
      border: 0,
      borderInlineEnd: `1px solid ${vars.color.edge}`,
      backgroundColor: 'transparent',
      color: vars.color.ink,
      font: 'inherit',
      fontWeight: vars.weight.medium,
      cursor: 'pointer',
    },
    [media.hover]: { '&:hover': { borderColor: vars.color.ink } },
    '&:focus-visible': { outlineOffset: '0', borderColor: vars.color.focus },
    '&[aria-invalid]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
  chosen: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[8],
    fontSize: vars.size.small,
  },
  list: { minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: 1.8 },
  size: { color: vars.color.muted, whiteSpace: 'nowrap' },
  clear: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '44px',
    marginBlockStart: '-8px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  },
});
