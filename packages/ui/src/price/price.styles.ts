import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('price', {
  root: {
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.medium,
    '&[data-size="small"]': { fontSize: vars.size.small },
    '&[data-size="large"]': { fontSize: vars.size.m, lineHeight: vars.leading.heading },
  },
});
