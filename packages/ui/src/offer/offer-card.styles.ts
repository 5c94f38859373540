import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('offer-card', {
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '&[data-lead]': {
      gridColumn: '1 / -1',
      [media.from(1024)]: {
        display: 'grid',
        gridTemplateColumns: '8fr 4fr',
        columnGap: `calc(${vars.layout.gutter} * 2)`,
        alignItems: 'end',
      },
    },
    [media.print]: { breakInside: 'avoid' },
  },
  picture: { inlineSize: '100%' },
  text: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space[8],
    paddingBlockStart: vars.space[24],
  },
  link: {
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: vars.space[4],
    },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
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
