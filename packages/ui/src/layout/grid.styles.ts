import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const styles = definePrimitiveStyles('grid', {
  root: {
    display: 'grid',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[48],
    ...columns(1),
    '&[data-gap="wide"]': { columnGap: vars.space[64] },
    '&[data-gap="none"]': { gap: 0 },
    '&[data-columns="2-4"]': columns(2),
    [media.from(741)]: {
      '&:is([data-columns="2"], [data-columns="3"], [data-columns="4"], [data-columns="ffi"])':
        columns(2),
      // Three of three share a row, so that none is alone in a second one.
      '&[data-columns="3"]:has(> :nth-child(3):last-child)': columns(3),
      '&[data-columns="5"]': columns(3),
      '&[data-columns="ffi"] > :first-child': { gridColumn: '1 / -1' },
    },
    [media.from(1024)]: {
      '&:is([data-columns="3"], [data-columns="ffi"])': columns(3),
      '&:is([data-columns="4"], [data-columns="2-4"], [data-columns="1-4"])': columns(4),
      '&[data-columns="5"]': columns(5),
    },
  },
});
