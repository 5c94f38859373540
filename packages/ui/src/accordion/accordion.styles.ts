import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('accordion', {
  root: { display: 'flex', flexDirection: 'column' },
  all: {
    alignSelf: 'flex-end',
    minBlockSize: '44px',
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  item: {
    borderBlockStart: `1px solid ${vars.color.line}`,
    interpolateSize: 'allow-keywords',
    '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` },
    '&::details-content': {
      blockSize: 0,
      overflowY: 'clip',
      transition: `block-size ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
    },
    '&[open]::details-content': { blockSize: 'auto' },
    '&[open] $closed': { display: 'none' },
    '&:not([open]) $opened': { display: 'none' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[24],
    minBlockSize: '64px',
    paddingBlock: vars.space[16],
    transition: `color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  title: { fontSize: vars.size.xs, lineHeight: 1.5, fontWeight: vars.weight.medium },
  closed: {},
  opened: {},
  content: { paddingBlockEnd: vars.space[32] },
});
