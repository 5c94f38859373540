import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

/**
 * A card of a list with a picture and one link that covers it. With `data-lead` it has a row of its
 * own, where the picture is beside the text.
 */
export const styles = definePrimitiveStyles('card', {
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '&[data-lead]': {
      gridColumn: '1 / -1',
      [media.from(1024)]: {
        display: 'grid',
        gridTemplateColumns: '8fr 4fr',
        columnGap: `calc(${vars.layout.gutter} * 2)`,
        alignItems: 'end',
      },
    },
    [media.print]: { breakInside: 'avoid' },
  },
  link: {
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: vars.space[4],
    },
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
});
