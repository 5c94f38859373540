import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('consent-placeholder', {
  root: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[24],
    inlineSize: '100%',
    padding: vars.space[24],
    textAlign: 'center',
    '& > p': { maxInlineSize: '52ch', color: vars.color.muted, textWrap: 'balance' },
  },
  /** Height from its ratio, or more if the text needs it. */
  frame: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    '&::before': {
      content: '""',
      aspectRatio: 'var(--ratio)',
      inlineSize: '100%',
      alignSelf: 'start',
    },
    '&::before, & > *': { gridArea: '1 / 1' },
    '& > iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  },
});
