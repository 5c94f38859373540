import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('loading-bar', {
  root: {
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: vars.layer.bar,
    blockSize: '2px',
    backgroundColor: vars.color.accent,
    transform: 'scaleX(var(--progress))',
    transformOrigin: `calc(50% - 50% * ${vars.direction.flip}) 50%`,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
});
