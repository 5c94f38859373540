import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('place-field', {
  root: { position: 'relative' },
  list: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: vars.layer.sticky,
    backgroundColor: vars.color.canvas,
    border: `1px solid ${vars.color.line}`,
    borderBlockStart: 0,
    boxShadow: vars.elevation.float,
    '&:empty': { display: 'none' },
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    cursor: 'pointer',
    '&[aria-selected="true"]': { backgroundColor: vars.color.raised },
    [media.hover]: { '&:hover': { backgroundColor: vars.color.raised } },
  },
  note: {
    fontSize: vars.size.small,
    color: vars.color.muted,
    '&:empty': { display: 'none' },
  },
});
