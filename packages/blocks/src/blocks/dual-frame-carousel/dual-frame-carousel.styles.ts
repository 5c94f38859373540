import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('dual-frame-carousel', {
  // On a phone the small image overlaps the bottom of the large one; on a desktop it is next to
  // it, slightly lower, with the text above.
  slide: {
    display: 'grid',
    gridTemplateColumns: '3fr 5fr',
    alignContent: 'start',
    [media.from(1024)]: {
      gridTemplateColumns: '7fr 4fr',
      gridTemplateRows: '1fr auto',
      columnGap: vars.layout.gutter,
    },
  },
  large: {
    gridArea: '1 / 1 / 2 / 3',
    [media.from(1024)]: {
      gridArea: '1 / 1 / 3 / 2',
      alignSelf: 'start',
      marginBlockEnd: vars.space[64],
    },
  },
  small: {
    gridArea: '2 / 2',
    position: 'relative',
    '$large + &': {
      marginBlockStart: `calc(-1 * ${vars.space[48]})`,
      borderBlockStart: `${vars.space[8]} solid ${vars.color.canvas}`,
      borderInlineStart: `${vars.space[8]} solid ${vars.color.canvas}`,
    },
    [media.from(1024)]: { '&, $large + &': { gridArea: '2 / 2', marginBlockStart: 0, border: 0 } },
  },
  words: {
    gridColumn: '1 / -1',
    paddingBlockStart: vars.space[24],
    [media.from(1024)]: {
      gridArea: '1 / 2',
      paddingBlock: `0 ${vars.space[32]}`,
    },
  },
});
