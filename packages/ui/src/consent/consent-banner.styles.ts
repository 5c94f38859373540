import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('consent-banner', {
  root: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.bar,
    maxBlockSize: '85dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.motion]: { animation: `mk-consent ${vars.motion.modal} ${vars.motion.ease}` },
    '@keyframes mk-consent': { from: { opacity: 0, transform: 'translateY(24px)' } },
    [media.print]: { display: 'none' },
  },
  content: {
    display: 'grid',
    gap: vars.space[24],
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlock: vars.space[24],
    [media.from(901)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: vars.space[64],
      paddingBlock: vars.space[32],
    },
  },
  words: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[8],
    maxInlineSize: vars.layout.measure,
    fontSize: vars.size.small,
    // Whole pixels: browsers round half of one up or down.
    '& p': { color: vars.color.muted, lineHeight: '1.5rem' },
  },
  heading: {
    fontSize: vars.size.xs,
    lineHeight: vars.leading.heading,
    '&:focus': { outline: 'none' },
  },
  actions: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[12],
    '& > :last-child': { gridColumn: '1 / -1', justifySelf: 'center' },
    [media.from(901)]: { minInlineSize: '360px' },
  },
  choice: {
    display: 'grid',
    gap: vars.space[16],
    [media.from(901)]: { inlineSize: '440px' },
    '& > button': { justifySelf: 'stretch' },
  },
});
