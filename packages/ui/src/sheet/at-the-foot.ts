import { vars } from '../styles/vars.js';

const change = `${vars.motion.fast} ${vars.motion.ease}`;
const lifted = { opacity: 0, transform: `translateY(${vars.motion.lift})` };

/** A popover as a bottom sheet. */
export const atTheFoot = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  inlineSize: '100%',
  maxInlineSize: 'none',
  overscrollBehavior: 'contain',
  transition: `opacity ${change}, transform ${change}, overlay ${change} allow-discrete, display ${change} allow-discrete`,
  ...lifted,
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
} as const;

/** Styles of the open state. */
export const risen = { opacity: 1, transform: 'none', '@starting-style': lifted } as const;
