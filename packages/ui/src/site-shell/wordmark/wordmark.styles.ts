import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('wordmark', {
  root: { display: 'inline-flex', alignItems: 'center', gap: vars.space[12], whiteSpace: 'nowrap' },
  mark: {
    inlineSize: 'min(2.25rem, 10vw)',
    blockSize: 'auto',
    aspectRatio: '3 / 2',
    flex: 'none',
    fill: 'currentcolor',
    transform: `scaleX(${vars.direction.flip})`,
    '[data-mark="fine"] &': { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.4 },
  },
  picture: { blockSize: 'min(2.25rem, 10vw)', inlineSize: 'auto', maxInlineSize: '12rem' },
  name: { fontSize: 'min(1.375rem, 6.5vw)', fontWeight: vars.weight.heading, lineHeight: 1 },
});
