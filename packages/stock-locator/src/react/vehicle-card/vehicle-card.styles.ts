import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-card', {
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    border: `${vars.card.frame} solid ${vars.color.line}`,
    // Reserved and sold cars have a text label.
    '&[data-taken] $availability': { fontWeight: vars.weight.medium, color: vars.color.ink },
    [media.print]: { breakInside: 'avoid', border: '1px solid' },
  },
  // As high as the label of a hold needs at any text size: `clip` keeps the automatic minimum.
  picture: {
    position: 'relative',
    display: 'grid',
    aspectRatio: '16 / 9',
    overflow: 'clip',
    backgroundColor: vars.color.stage,
    '& > *': { gridArea: '1 / 1', minInlineSize: 0 },
  },
  // Over the first picture while a pointer rests on the card, or after a swipe.
  second: {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
    // Not before it is loaded.
    '[data-second] > * > &[data-there]': { opacity: 1 },
  },
  missing: {
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  text: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
    paddingInline: vars.card.inset,
  },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    fontSize: vars.size.label,
    color: vars.color.muted,
    '& bdi': { fontWeight: vars.weight.medium, color: vars.color.ink },
  },
  availability: {},
  name: {
    marginBlockStart: vars.space[4],
    fontSize: vars.size.s,
    lineHeight: vars.leading.heading,
  },
  link: {
    display: 'block',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    // Around the whole card and above its picture, in two colours, so that it is visible on any
    // picture.
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
      boxShadow: `inset 0 0 0 6px ${vars.color.canvas}`,
    },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  version: {
    display: 'block',
    marginBlockStart: '2px',
    fontSize: vars.size.small,
    fontWeight: vars.weight.body,
    color: vars.color.muted,
  },
  prices: { position: 'relative', marginBlockStart: 'auto' },
  // An amount does not wrap; with large text "a month" moves below it.
  price: {
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  monthly: {
    fontSize: vars.size.small,
    color: vars.color.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  save: { position: 'absolute', insetBlockStart: vars.space[8], insetInlineEnd: vars.space[8] },
});
