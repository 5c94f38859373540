import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('showroom-content', {
  root: {
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlockEnd: vars.space[64],
  },
  section: {
    display: 'grid',
    gap: `${vars.space[24]} clamp(2rem, 6vw, 7rem)`,
    paddingBlock: vars.space[48],
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingBlock: vars.space[64],
    },
  },
  title: { fontSize: vars.size.m, lineHeight: vars.leading.heading },
  content: {
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'start',
    /** The section already has a border above. */
    '& > div > details:first-child': { borderBlockStart: 0 },
    '& > div > details:last-child': { borderBlockEnd: 0 },
    '& > div > details:first-child > summary': { paddingBlockStart: 0, minBlockSize: '48px' },
  },
  includes: {
    display: 'grid',
    rowGap: vars.space[8],
    fontSize: '1rem',
    lineHeight: 1.4,
    '&:not(:last-child)': { marginBlockEnd: vars.space[24] },
    [media.from(741)]: {
      display: 'flex',
      flexWrap: 'wrap',
      '& > li:not(:last-child)': {
        paddingInlineEnd: vars.space[16],
        marginInlineEnd: vars.space[16],
        borderInlineEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  popup: { '* + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  popupTitle: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: '64px',
    paddingBlock: vars.space[16],
    fontSize: vars.size.xs,
    lineHeight: 1.5,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  popupContent: {
    paddingBlockEnd: vars.space[24],
    '@media (scripting: enabled)': { display: 'none' },
  },
  group: { display: 'grid', gap: vars.space[24], '& + &': { marginBlockStart: vars.space[32] } },
  groupLabel: { fontWeight: vars.weight.medium },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: '1rem',
    lineHeight: 1.5,
  },
  value: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
});
