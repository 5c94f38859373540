import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('wordmark', {
  root: { display: 'inline-flex', alignItems: 'center', gap: vars.space[12], whiteSpace: 'nowrap' },
  mark: {
    inlineSize: '36px',
    blockSize: '24px',
    fill: 'currentcolor',
    transform: `scaleX(${vars.direction.flip})`,
    '[data-mark="jaguar"] &': { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.4 },
  },
  name: { fontSize: '1.375rem', fontWeight: vars.weight.heading, lineHeight: 1 },
});
