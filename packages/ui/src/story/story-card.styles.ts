import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('story-card', {
  root: { gap: vars.space[16] },
  picture: { '&:empty': { display: 'none' } },
  image: { display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' },
  text: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    [media.from(1024)]: {
      '[data-lead] > &': {
        paddingBlockStart: vars.space[24],
        borderBlockStart: `1px solid ${vars.color.line}`,
        gap: vars.space[16],
      },
    },
  },
  date: { fontSize: vars.size.small, color: vars.color.muted },
  title: { textWrap: 'balance' },
  more: {
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
  },
  summary: { color: vars.color.muted, maxInlineSize: '65ch' },
});
