import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('collection-slider', {
  // Leaves space for the text on one screen; also without an image, so that
  // the texts of all slides are aligned.
  frame: {
    position: 'relative',
    aspectRatio: '16 / 9',
    maxBlockSize: '70svh',
    inlineSize: '100%',
    backgroundColor: vars.color.raised,
  },
  words: {
    paddingBlockStart: vars.space[24],
    [media.from(1024)]: {
      display: 'grid',
      gridTemplateColumns: '5fr 7fr',
      columnGap: vars.space[48],
      alignItems: 'baseline',
      '& > :not(h1, h2, h3, h4, h5, h6)': { gridColumn: 2, marginBlockStart: 0 },
    },
  },
});
