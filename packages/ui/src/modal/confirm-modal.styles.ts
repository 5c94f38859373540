import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('confirm-modal', {
  text: { display: 'grid', gap: vars.space[12], overflowWrap: 'anywhere' },
  buttons: {
    display: 'grid',
    gap: vars.space[12],
    marginBlockStart: vars.space[32],
    [media.from(741)]: { display: 'flex', flexWrap: 'wrap' },
  },
});
