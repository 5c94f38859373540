import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

const line = `1px solid ${vars.color.line}`;

export const styles = definePrimitiveStyles('footer-sections', {
  top: {
    display: 'grid',
    gap: vars.space[48],
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(200px, 1fr) 3fr',
      columnGap: vars.space[64],
    },
  },
  home: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    alignSelf: 'start',
    minBlockSize: '44px',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.layout.gutter,
    [media.from(741)]: {
      rowGap: vars.space[48],
      gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    },
  },
  column: { minInlineSize: 0 },
  heading: {
    minBlockSize: '44px',
    display: 'flex',
    alignItems: 'center',
    fontSize: vars.size.label,
    color: vars.color.muted,
  },
  row: {
    '&[data-row="social"]': {
      display: 'flex',
      flexWrap: 'wrap',
      marginInlineStart: '-10px',
    },
    '&[data-row="social"] $link': { justifyContent: 'center', minInlineSize: '44px' },
    '& + &': { marginBlockStart: vars.space[16] },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    transition: `color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  sign: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
  },
  band: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[48],
    marginBlockStart: vars.space[64],
    paddingBlock: vars.space[48],
    borderBlock: line,
    [media.from(901)]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      alignItems: 'end',
      gap: vars.space[96],
    },
  },
  retailers: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[24],
  },
  statement: {
    fontSize: vars.size.m,
    lineHeight: vars.leading.heading,
    fontWeight: vars.weight.heading,
    textWrap: 'balance',
  },
  search: {},
  field: {
    display: 'flex',
    borderBlockEnd: `1px solid ${vars.color.edge}`,
    transition: `border-color ${vars.motion.fast}`,
    '&:focus-within': { borderColor: vars.color.ink },
  },
  input: {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '48px',
    fontSize: vars.size.body,
    appearance: 'none',
    outlineOffset: 0,
  },
  go: { display: 'grid', placeItems: 'center', inlineSize: '48px', blockSize: '48px' },
  html: { marginBlockStart: vars.space[48], color: vars.color.muted },
  medium: { marginBlockStart: vars.space[32] },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[32] },
});
