import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('retailer-finder', {
  root: {
    display: 'grid',
    gap: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    paddingBlockStart: vars.space[24],
    [media.from(1024)]: {
      '&[data-map]': {
        gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)',
      },
    },
  },
  beside: { display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 },
  position: { display: 'grid', justifyItems: 'start', gap: vars.space[8] },
  note: {
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: 1.6,
    '&:empty': { display: 'none' },
    '&[data-kind="warning"]': { color: vars.color.danger },
  },
  near: { display: 'grid', gap: vars.space[8], border: 0, padding: 0, margin: 0 },
  radii: { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' },
  none: {
    paddingInline: vars.space[16],
    color: vars.color.muted,
    opacity: 0.7,
    textDecoration: 'line-through',
  },
  list: {
    position: 'relative',
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { maxBlockSize: '520px', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  row: {
    display: 'grid',
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '&[data-chosen]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
  top: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[16],
  },
  name: {
    fontSize: vars.size.body,
    fontWeight: vars.weight.medium,
    lineHeight: 1.5,
    '& > button': { textAlign: 'start', minBlockSize: '28px' },
    [media.hover]: { '& > button:hover': { color: vars.color.accent } },
  },
  distance: { flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  address: { color: vars.color.muted, fontSize: vars.size.small, lineHeight: 1.6 },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    fontSize: vars.size.small,
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '44px',
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
      textDecorationThickness: '1px',
    },
  },
  map: {
    display: 'grid',
    minBlockSize: 'clamp(320px, 90vw, 560px)',
    minInlineSize: 0,
  },
  hidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
