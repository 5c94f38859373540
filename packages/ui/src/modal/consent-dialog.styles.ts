import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('consent-dialog', {
  root: {
    display: 'grid',
    gap: vars.space[16],
    fontSize: vars.size.small,
    // Whole pixels: browsers round half of one up or down.
    '& > p': { color: vars.color.muted, lineHeight: '1.5rem' },
  },
  choice: {
    display: 'grid',
    gap: vars.space[16],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '& > button': { justifySelf: 'stretch', marginBlockStart: vars.space[8] },
  },
  actions: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[12] },
});
