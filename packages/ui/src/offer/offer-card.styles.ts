import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('offer-card', {
  picture: { inlineSize: '100%' },
  text: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space[8],
    paddingBlockStart: vars.space[24],
  },
  description: { color: vars.color.muted, maxInlineSize: '56ch' },
  price: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[12],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[12],
  },
  label: { flexBasis: '100%', fontSize: vars.size.label, color: vars.color.muted },
  monthly: {
    fontSize: vars.size.small,
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  until: { fontSize: vars.size.small, color: vars.color.muted },
  // Above the link that covers the card.
  terms: {
    position: 'relative',
    fontSize: vars.size.small,
    color: vars.color.muted,
    '& summary': { cursor: 'pointer', paddingBlock: vars.space[12] },
    '& p': { maxInlineSize: '56ch' },
  },
  action: { position: 'relative', paddingBlockStart: vars.space[8] },
});
