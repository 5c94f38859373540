import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('marked-text', {
  root: {
    color: 'inherit',
    backgroundColor: 'transparent',
    fontWeight: vars.weight.heading,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.accent,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
  },
});
