import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('wordmark', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    whiteSpace: 'nowrap',
  },
  mark: {
    inlineSize: 'min(2.25rem, 10vw)',
    blockSize: 'auto',
    aspectRatio: '3 / 2',
    flex: 'none',
    fill: 'currentcolor',
    transform: `scaleX(${vars.direction.flip})`,
    '[data-mark="fine"] &': { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.4 },
  },
  // Narrower where the bar has less room for it.
  picture: {
    blockSize: 'min(2.25rem, 10vw)',
    inlineSize: 'auto',
    minInlineSize: 0,
    maxInlineSize: '12rem',
    objectFit: 'contain',
  },
  name: { fontSize: 'min(1.375rem, 6.5vw)', fontWeight: vars.weight.heading, lineHeight: 1 },
});
