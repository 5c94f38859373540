import { primitiveSheet } from '../styles/sheet.js';
import { vars } from '../styles/tokens.js';

export const styles = primitiveSheet('icon', {
  root: {
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'square',
    '&[width]': { inlineSize: 'auto', blockSize: 'auto' },
    '&[data-theme-icon="jaguar"]': {
      strokeWidth: 1.1,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '&[data-mirror]': { transform: `scaleX(${vars.direction.flip})` },
  },
});
