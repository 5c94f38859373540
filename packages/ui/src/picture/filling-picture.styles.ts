import { definePrimitiveStyles } from '../styles/sheets/sheet.js';

export const styles = definePrimitiveStyles('filling-picture', {
  image: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});
