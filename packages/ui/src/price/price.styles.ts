import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('price', {
  root: {
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.medium,
    // The amount in a second currency, where a market shows it.
    '&[data-second]::after': {
      content: 'attr(data-second)',
      display: 'block',
      fontSize: vars.size.small,
      fontWeight: vars.weight.body,
    },
    '&[data-size="small"]': { fontSize: vars.size.small },
    '&[data-size="large"]': { fontSize: vars.size.m, lineHeight: vars.leading.heading },
  },
});
