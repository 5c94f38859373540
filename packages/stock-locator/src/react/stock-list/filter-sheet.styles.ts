import { media, sheet, vars } from '@mawkib/ui/styles';
import { narrow } from '../widths.js';

export const styles = sheet('stock-filter-sheet', {
  root: {
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.nav} + 1rem)`,
      maxBlockSize: `calc(100svh - ${vars.layout.nav} - 2rem)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    [narrow]: { paddingBlockEnd: vars.space[16] },
  },
});
