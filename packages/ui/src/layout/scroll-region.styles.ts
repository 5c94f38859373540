import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';

export const styles = definePrimitiveStyles('scroll-region', {
  root: {
    minInlineSize: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    '&:focus-visible': { outlineOffset: '2px' },
    [media.print]: { overflow: 'visible' },
  },
});
