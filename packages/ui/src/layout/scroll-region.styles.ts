import { media } from '../styles/media.js';
import { primitiveSheet } from '../styles/sheets/sheet.js';

export const styles = primitiveSheet('scroll-region', {
  root: {
    minInlineSize: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    '&:focus-visible': { outlineOffset: '2px' },
    [media.print]: { overflow: 'visible' },
  },
});
