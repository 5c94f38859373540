import { fadesWhereMore } from '../styles/fades-where-more.js';
import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const noScript = '@media (scripting: none)';

export const styles = definePrimitiveStyles('tabs', {
  root: { position: 'relative' },
  head: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [noScript]: { borderBlockEnd: 0 },
    [media.print]: { display: 'none' },
  },
  bar: {
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'flex',
    gap: vars.space[32],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    ...fadesWhereMore,
    [media.motion]: { scrollBehavior: 'smooth' },
    [noScript]: { '&[data-only]': { display: 'none' } },
    [media.print]: { display: 'none' },
  },
  list: {
    flex: 'none',
    display: 'flex',
    gap: vars.space[32],
    '[data-padded] > * > &': { gap: 0 },
    [noScript]: { display: 'none' },
  },
  tab: {
    position: 'relative',
    flex: 'none',
    minBlockSize: '48px',
    paddingBlock: vars.space[12],
    fontSize: '1rem',
    lineHeight: 1.5,
    color: vars.color.muted,
    maxInlineSize: 'min(20rem, 72vw)',
    textAlign: 'start',
    '[data-padded] &': { paddingInline: 'var(--tab-padding)' },
    transition: `color ${vars.motion.fast}`,
    // Enlarges the touch target of short names, with even gaps.
    '&::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: '-12px' },
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
  place: {
    [noScript]: { position: 'relative' },
    [media.print]: { position: 'relative' },
  },
  // With a script a hash leads to the tab list, without one to the panel.
  anchor: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
  },
  name: {
    display: 'none',
    paddingBlockStart: vars.space[32],
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    [noScript]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
  panel: {
    paddingBlockStart: vars.space[32],
    '&[data-away]': {
      display: 'none',
      [noScript]: { display: 'block' },
      [media.print]: { display: 'block' },
    },
  },
});
