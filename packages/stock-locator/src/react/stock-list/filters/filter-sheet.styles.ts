import { defineStyles, fadesBelowWhereMore, media, vars } from '@mawkib/ui/styles';
import { narrowWidth } from '../../widths.js';

export const styles = defineStyles('stock-filter-sheet', {
  root: {
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.sticky.shown} + 1rem)`,
      maxBlockSize: `calc(100svh - ${vars.sticky.total} - 2rem)`,
      overflowY: 'auto',
      // Space for focus rings at the edges.
      marginInline: `calc(-1 * ${vars.space[8]})`,
      paddingInline: vars.space[8],
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      ...fadesBelowWhereMore,
    },
    [narrowWidth]: { paddingBlockEnd: vars.space[16] },
  },
});
