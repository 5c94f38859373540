import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

const change = `${vars.motion.fast} ${vars.motion.ease}`;
const lifted = { opacity: 0, transform: `translateY(${vars.motion.lift})` };

export const styles = primitiveSheet('popover', {
  button: {},
  root: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: '80dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[24],
    paddingBlockEnd: `calc(${vars.space[32]} + env(safe-area-inset-bottom, 0px))`,
    boxShadow: vars.elevation.float,
    transition: `opacity ${change}, transform ${change}, overlay ${change} allow-discrete, display ${change} allow-discrete`,
    ...lifted,
    '&:popover-open': {
      opacity: 1,
      transform: 'none',
      '@starting-style': lifted,
    },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
    [media.from(741)]: {
      // The middle of the screen, unless the browser can place it at its button.
      inset: 0,
      margin: 'auto',
      inlineSize: 'max-content',
      blockSize: 'max-content',
      maxInlineSize: 'min(24rem, 100vw - 2rem)',
      border: `1px solid ${vars.color.line}`,
      paddingBlockEnd: vars.space[24],
      '&::backdrop': { backgroundColor: 'transparent' },
      '@supports (position-area: block-end)': {
        inset: 'auto',
        margin: 0,
        marginBlock: vars.space[8],
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      },
    },
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
    marginBlockEnd: vars.space[8],
  },
  title: { fontSize: vars.size.xs, fontWeight: vars.weight.heading, lineHeight: 1.4 },
  close: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    marginBlock: '-10px',
    marginInlineEnd: '-12px',
  },
  body: { fontSize: vars.size.small, lineHeight: vars.leading.body },
});
