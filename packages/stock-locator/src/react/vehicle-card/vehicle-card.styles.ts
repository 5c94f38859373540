import { defineStyles, media, vars } from '@mawkib/ui/styles';
import { phoneWidth } from '../widths.js';

export const styles = defineStyles('vehicle-card', {
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    backgroundColor: vars.color.backdrop,
    color: vars.color.onBackdrop,
    '&[data-taken] $picture': { opacity: 0.72 },
    [media.print]: { breakInside: 'avoid', border: '1px solid' },
  },
  picture: { position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden' },
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
    paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
    paddingInline: vars.space[24],
    [phoneWidth]: { paddingInline: vars.space[16] },
  },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    fontSize: vars.size.label,
    color: vars.color.muted,
    '& bdi': { fontWeight: vars.weight.medium, color: vars.color.onBackdrop },
  },
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
