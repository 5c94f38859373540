import { defineStyles, media, vars } from '@mawkib/ui/styles';

const line = `1px solid ${vars.color.line}`;
const inset = vars.space[24];
const wide = media.from(741);
/** Widths where four items would break words. */
const tight = '@media (min-width: 741px) and (max-width: 1023.98px)';

export const styles = defineStyles('ready-to-go-bar', {
  root: { borderBlock: line, [media.print]: { display: 'none' } },
  bar: {
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
  list: {
    // The first icon is aligned with the page's text.
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      marginInline: `calc(-1 * ${inset})`,
    },
    [tight]: {
      '&:has(> :nth-child(4))': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
      '&:has(> :nth-child(4)) > :nth-child(odd)': { borderInlineStart: 0 },
      '&:has(> :nth-child(4)) > :nth-child(n + 3)': { borderBlockStart: line },
    },
  },
  item: {
    minInlineSize: 0,
    '&[data-notice]': { opacity: 0.45 },
    '& + &': { borderBlockStart: line },
    [wide]: { '& + &': { borderBlockStart: 0, borderInlineStart: line } },
    '&[data-rest="away"]': {
      '@media (max-width: 740.98px) and (scripting: enabled)': { display: 'none' },
    },
  },
  action: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '64px',
    paddingBlock: vars.space[12],
    textAlign: 'start',
    lineHeight: 1.4,
    '&:focus-visible': { outlineOffset: '-4px' },
    [wide]: { minBlockSize: '88px', paddingInline: inset },
    [media.hover]: {
      '&:hover $arrow': { translate: `calc(4px * ${vars.direction.flip})` },
    },
  },
  label: { flex: 1, minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  arrow: {
    flex: 'none',
    color: vars.color.muted,
    transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  },
  more: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    inlineSize: '100%',
    minBlockSize: '56px',
    borderBlockStart: line,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    [wide]: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});
