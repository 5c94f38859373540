import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

/** An icon scales with the text. */
const sized = (px: number) => {
  const size = `${px / 16}rem`;
  return [`&[width="${px}"]`, { inlineSize: size, blockSize: size }] as const;
};

export const styles = definePrimitiveStyles('icon', {
  root: {
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'square',
    ...Object.fromEntries([16, 20, 24, 32, 48].map(sized)),
    '&[data-line="fine"]': {
      strokeWidth: 1.1,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '&[data-mirror]': { transform: `scaleX(${vars.direction.flip})` },
  },
});
