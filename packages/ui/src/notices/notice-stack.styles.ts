import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('notice-stack', {
  root: {
    position: 'fixed',
    zIndex: vars.layer.bar,
    insetBlockStart: `calc(${vars.layout.nav} + ${vars.space[8]})`,
    insetInline: vars.space[16],
    pointerEvents: 'none',
    [media.from(741)]: { insetInline: 'auto', insetInlineEnd: vars.space[32], inlineSize: '24rem' },
  },
  list: { display: 'grid', gap: vars.space[8] },
  notice: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '52px',
    paddingInlineStart: vars.space[24],
    boxShadow: vars.elevation.float,
    // Without shadows, with the system's own colours.
    outline: '1px solid transparent',
    fontSize: vars.size.small,
    lineHeight: 1.5,
    pointerEvents: 'auto',
    [media.motion]: { animation: `mk-notice ${vars.motion.base} ${vars.motion.ease}` },
    '@keyframes mk-notice': { from: { opacity: 0, transform: 'translateY(-8px)' } },
  },
  text: { flex: 1, minInlineSize: 0, paddingBlock: vars.space[8], overflowWrap: 'anywhere' },
  action: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  close: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
  },
});
