import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('tabs', {
  root: {},
  list: {
    display: 'flex',
    gap: vars.space[32],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media (scripting: none)': { display: 'none' },
  },
  tab: {
    position: 'relative',
    flex: 'none',
    minBlockSize: '48px',
    minInlineSize: '44px',
    fontSize: '1rem',
    color: vars.color.muted,
    transition: `color ${vars.motion.fast}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      backgroundColor: 'currentcolor',
      transform: 'scaleX(0)',
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&[aria-selected="true"]': { color: vars.color.ink },
    '&[aria-selected="true"]::after': { transform: 'none' },
    '&:focus-visible': { outlineOffset: '-4px' },
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
  panel: {
    paddingBlockStart: vars.space[32],
    '&[data-away]': {
      display: 'none',
      '@media (scripting: none)': { display: 'block' },
      [media.print]: { display: 'block' },
    },
  },
});
