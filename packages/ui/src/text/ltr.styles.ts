import { primitiveSheet } from '../styles/sheets/sheet.js';

export const styles = primitiveSheet('ltr', {
  root: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
