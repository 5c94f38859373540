import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('number-button-slider', {
  root: {
    '& [data-choices]': { marginInlineEnd: vars.space[24] },
    '& [data-choices] > button': {
      flex: '1 0 56px',
      minBlockSize: '56px',
      textAlign: 'start',
      fontSize: vars.size.s,
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  // The text is at the start, aligned with the bottom of the image.
  slide: {
    display: 'grid',
    gap: vars.space[24],
    [media.from(1024)]: {
      gridTemplateColumns: '5fr 7fr',
      columnGap: vars.space[64],
      blockSize: '100%',
    },
  },
  frame: {
    // Keeps its height, and so its width, next to long text.
    alignSelf: 'start',
    aspectRatio: '16 / 9',
    backgroundColor: vars.color.raised,
    [media.from(1024)]: { gridArea: '1 / 2' },
  },
  words: {
    [media.from(1024)]: { gridArea: '1 / 1', justifyContent: 'flex-end' },
  },
});
