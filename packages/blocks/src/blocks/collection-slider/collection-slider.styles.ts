import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('collection-slider', {
  // As tall as leaves room for the words on one screen; also where a picture is missing, so that
  // the words of all slides begin on one line.
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
