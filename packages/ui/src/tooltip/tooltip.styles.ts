import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('tooltip', {
  anchor: { display: 'contents' },
  root: {
    position: 'fixed',
    inset: 'auto',
    inlineSize: 'max-content',
    maxInlineSize: 'min(18rem, 100vw - 16px)',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    fontSize: vars.size.small,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.body,
    textAlign: 'center',
    boxShadow: vars.elevation.float,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '&:popover-open': { opacity: 1, '@starting-style': { opacity: 0 } },
    '@supports (position-area: block-start)': {
      positionAnchor: '--mk-tooltip',
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
      marginBlock: vars.space[8],
    },
  },
});
