import { definePrimitiveStyles } from '../styles/sheets/sheet.js';

export const styles = definePrimitiveStyles('ltr', {
  root: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
