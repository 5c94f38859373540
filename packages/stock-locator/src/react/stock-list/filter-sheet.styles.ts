import { media, sheet, vars } from '@mawkib/ui/styles';
import { narrow } from '../widths.js';

export const styles = sheet('stock-filter-sheet', {
  root: {
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.nav} + 1rem)`,
      maxBlockSize: `calc(100svh - ${vars.layout.nav} - 2rem)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    [narrow]: { paddingBlockEnd: vars.space[16] },
  },
  open: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    inlineSize: '100%',
    minBlockSize: '48px',
    border: `1px solid ${vars.color.edge}`,
    fontWeight: vars.weight.medium,
    [media.from(1024)]: { display: 'none' },
  },
  sheet: {
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    [media.from(1024)]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      backgroundColor: 'transparent',
    },
    [narrow]: {
      position: 'fixed',
      inset: 'auto 0 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: 'min(100dvh - 3.5rem, 60rem)',
      maxBlockSize: 'none',
      overscrollBehavior: 'contain',
      '&:popover-open': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { backgroundColor: 'rgb(10 11 10 / 0.5)' },
      [media.motion]: {
        '&:popover-open': { animation: `mk-sheet-up ${vars.motion.base} ${vars.motion.ease}` },
      },
    },
    '@keyframes mk-sheet-up': { from: { transform: 'translateY(16px)', opacity: 0 } },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: vars.layout.margin,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { display: 'none' },
  },
  title: { fontSize: vars.size.s, fontWeight: vars.weight.heading },
  close: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '56px',
    marginInlineEnd: '-10px',
  },
  content: {
    [narrow]: {
      flexGrow: 1,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.layout.margin,
    },
  },
  foot: {
    paddingBlock: vars.space[12],
    paddingInline: vars.layout.margin,
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});
