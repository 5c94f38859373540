import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('open-now', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.round,
      border: '1px solid currentcolor',
    },
    '&[data-open]::before': {
      backgroundColor: vars.color.success,
      borderColor: vars.color.success,
    },
    '&[data-pending]::before': { visibility: 'hidden' },
  },
});
