import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';
const besidePlace = (column: number) => ({
  [media.from(1024)]: {
    '$found:not([data-map]) &': { gridColumn: column, gridRow: '1 / span 3', alignSelf: 'start' },
  },
});

export const styles = defineStyles('retailer-locator', {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] },
  search: {
    display: 'grid',
    gap: vars.space[16],
    alignItems: 'end',
    scrollMarginBlockStart: `calc(${vars.sticky.shown} + 24px)`,
    [media.from(741)]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  },
  /** Only without a script. */
  instead: { display: 'none', [noScript]: { display: 'inline-flex' } },
  found: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    [media.from(1024)]: {
      '&[data-map]': {
        gridTemplateColumns: 'minmax(20rem, 28rem) minmax(0, 1fr)',
        [noScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
  beside: { display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 },
  position: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[8],
    [noScript]: { display: 'none' },
  },
  count: { fontWeight: vars.weight.medium, '&:empty': { display: 'none' } },
  note: {
    color: vars.color.muted,
    fontSize: vars.size.small,
    lineHeight: 1.6,
    [media.from(1024)]: { '$found:not([data-map]) $row > &': { gridColumn: 2 } },
    '&[data-kind="warning"]': { color: vars.color.danger },
  },
  list: {
    position: 'relative',
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: {
      '[data-map] > * > &': {
        maxBlockSize: '560px',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInlineEnd: vars.space[12],
      },
    },
  },
  // Without a map beside the list: name, place and ways to it in columns.
  row: {
    display: 'grid',
    paddingBlock: `${vars.space[16]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.from(1024)]: {
      '$found:not([data-map]) &': {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
        columnGap: vars.layout.gutter,
        paddingBlock: vars.space[16],
      },
    },
    '&[data-chosen]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
  top: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[16],
    ...besidePlace(1),
  },
  name: {
    fontWeight: vars.weight.medium,
    '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: '28px' },
    [media.hover]: { '& > a:hover': { color: vars.color.accent } },
  },
  distance: { flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[24],
    fontSize: vars.size.small,
    ...besidePlace(3),
    '& > :is(a, button)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[4],
      minBlockSize: '44px',
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
      textDecorationThickness: '1px',
    },
    '& > button': { [noScript]: { display: 'none' } },
  },
  map: {
    display: 'grid',
    minBlockSize: 'clamp(320px, 90vw, 560px)',
    minInlineSize: 0,
    backgroundColor: vars.color.raised,
    [noScript]: { display: 'none' },
  },
});
