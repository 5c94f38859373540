import { menuHostAttribute } from '../../markup/index.js';
import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

/** In the bar, as wide as the page; everywhere else a level of the sheet. */
const wide = `[${menuHostAttribute}="bar"] > &`;
const inBar = `[${menuHostAttribute}="bar"] &`;

export const styles = definePrimitiveStyles('menu-panels', {
  root: {
    '&[hidden]': { display: 'none' },
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      // Below the bar's border.
      insetBlockStart: 'calc(100% + 1px)',
      maxBlockSize: `calc(100dvh - var(--menu-start, ${vars.layout.nav}))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: vars.color.canvas,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
  content: {
    display: 'grid',
    gap: vars.space[32],
    paddingBlockEnd: vars.space[32],
    [inBar]: {
      gap: vars.space[48],
      maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
      marginInline: 'auto',
      paddingInline: vars.layout.margin,
      paddingBlock: `${vars.space[32]} ${vars.space[48]}`,
    },
  },
  head: { [inBar]: { marginBlockEnd: `calc(-1 * ${vars.space[16]})` } },
  back: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '56px',
    inlineSize: '100%',
    color: vars.color.muted,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    marginBlockEnd: vars.space[16],
    [inBar]: { display: 'none' },
  },
  backIcon: { rotate: '180deg' },
  title: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '44px',
    fontSize: vars.size.s,
    fontWeight: vars.weight.heading,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  arrow: {
    flex: 'none',
    transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
    [media.hover]: {
      'a:hover > &, a:hover &': { translate: `calc(4px * ${vars.direction.flip}) 0` },
    },
  },
  rest: {
    display: 'grid',
    gap: vars.space[32],
    [inBar]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 2fr)',
      columnGap: vars.space[48],
      alignItems: 'start',
    },
  },
  column: {},
  heading: {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    marginBlockEnd: vars.space[8],
    fontSize: vars.size.small,
    color: vars.color.muted,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '44px',
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '6px' },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  feature: {
    display: 'grid',
    gap: vars.space[16],
    [inBar]: {
      gridColumn: '-2 / -1',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[32],
      alignItems: 'end',
    },
    '& picture': { display: 'block' },
  },
  featureText: { display: 'grid', gap: vars.space[8] },
  featureTitle: { fontSize: vars.size.xs, fontWeight: vars.weight.heading },
  line: { color: vars.color.muted },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontWeight: vars.weight.medium,
  },
});
