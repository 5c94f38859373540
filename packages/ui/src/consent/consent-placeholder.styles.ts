import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('consent-placeholder', {
  root: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[24],
    inlineSize: '100%',
    minBlockSize: '100%',
    padding: vars.space[24],
    textAlign: 'center',
    '& > p': { maxInlineSize: '52ch', color: vars.color.muted, textWrap: 'balance' },
  },
  frame: {
    inlineSize: '100%',
    aspectRatio: 'var(--ratio)',
    overflow: 'auto',
    '& > iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  },
});
