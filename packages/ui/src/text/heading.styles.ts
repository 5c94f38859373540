import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('heading', {
  root: {
    fontFamily: vars.font.primary,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xl,
    lineHeight: vars.leading.heading,
    textWrap: 'balance',
    '&[data-size="xs"]': { fontSize: vars.size.xs, lineHeight: 1.4 },
    '&[data-size="s"]': { fontSize: vars.size.s, lineHeight: 1.4 },
    '&[data-size="m"]': { fontSize: vars.size.m },
    '&[data-size="l"]': { fontSize: vars.size.l },
    '&[data-size="title"]': { fontSize: vars.size.title, lineHeight: vars.leading.tight },
    '&[data-font="secondary"]': {
      fontFamily: vars.font.secondary,
      fontWeight: vars.weight.body,
    },
  },
  icon: { display: 'inline-block', marginInlineEnd: '0.4em', verticalAlign: '-0.15em' },
});
