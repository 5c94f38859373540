import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';
import { atTheFoot, risen } from './at-the-foot.js';

export const styles = primitiveSheet('popover', {
  button: {},
  root: {
    ...atTheFoot,
    maxBlockSize: '80dvh',
    overflowY: 'auto',
    padding: vars.space[24],
    paddingBlockEnd: `calc(${vars.space[32]} + env(safe-area-inset-bottom, 0px))`,
    boxShadow: vars.elevation.float,
    '&:popover-open': risen,
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
  body: { fontSize: vars.size.small, lineHeight: vars.leading.body },
});
