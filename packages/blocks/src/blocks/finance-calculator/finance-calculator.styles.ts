import { defineStyles, media, vars } from '@mawkib/ui/styles';

const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' };
const small = { fontSize: vars.size.small, color: vars.color.muted };
const afterInputs = { '$mena &': { order: 2, marginBlockStart: 0 } };

export const styles = defineStyles('finance-calculator', {
  title: { marginBlockEnd: vars.space[32] },
  // Models in rows above the products.
  default: { display: 'grid', gap: vars.space[48] },
  // Models in a column beside the products; the payment, its inputs, then the other outputs.
  mena: {
    display: 'grid',
    gap: vars.space[48],
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      alignItems: 'start',
    },
  },
  models: { minInlineSize: 0 },
  legend: { marginBlockEnd: vars.space[12], fontWeight: vars.weight.medium },
  cards: {
    display: 'grid',
    gap: vars.space[16],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    [media.from(741)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' },
    '$mena &': {
      gap: vars.space[8],
      [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  card: { position: 'relative', display: 'grid', cursor: 'pointer' },
  radio: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&:focus-visible + $cardBody': focused,
    '&:checked + $cardBody': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
  },
  cardBody: {
    display: 'grid',
    alignContent: 'start',
    border: `1px solid ${vars.color.line}`,
    '@media (forced-colors: active)': { '$radio:checked + &': { outline: '3px solid Highlight' } },
    '$mena &': {
      [media.from(1024)]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'center' },
    },
  },
  picture: { backgroundColor: vars.color.backdrop },
  words: {
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[12],
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: vars.weight.medium },
  price: { fontSize: vars.size.small, fontVariantNumeric: 'tabular-nums' },
  engine: small,
  products: { minInlineSize: 0 },
  panel: {
    display: 'grid',
    gap: `${vars.space[32]} clamp(2rem, 6vw, 6rem)`,
    '&[data-notice]': { opacity: 0.45 },
    '$default &': {
      [media.from(1024)]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
  },
  inputs: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[24],
    minInlineSize: 0,
    '$mena &': {
      order: 1,
      [media.from(741)]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space[32],
        '& > :first-child:not($field)': { gridColumn: '1 / -1' },
      },
    },
  },
  field: { display: 'grid', alignContent: 'start', minInlineSize: 0 },
  slider: { marginBlockStart: vars.space[8], '@media (scripting: none)': { display: 'none' } },
  calculate: { justifySelf: 'start', '@media (scripting: enabled)': { display: 'none' } },
  result: { minInlineSize: 0, '$mena &': { display: 'contents' } },
  headline: {
    marginBlockEnd: vars.space[24],
    '$mena &': { margin: 0, padding: vars.space[24], backgroundColor: vars.color.raised },
  },
  resultLabel: small,
  payment: {
    fontSize: vars.size.xl,
    fontWeight: vars.weight.heading,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  facts: { ...small, marginBlockStart: vars.space[4] },
  rows: afterInputs,
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '&[data-part]': {
      borderBlockStart: 0,
      paddingInlineStart: vars.space[24],
      color: vars.color.muted,
    },
  },
  value: { fontVariantNumeric: 'tabular-nums lining-nums' },
  buttons: { marginBlockStart: vars.space[24], ...afterInputs },
  disclaimer: { ...small, marginBlockStart: vars.space[24], ...afterInputs },
});
