import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('image-box', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(1024)]: {
      '&[data-split]': {
        gridTemplateColumns: '7fr 5fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'center',
        '[data-align="top"] &': { alignItems: 'start' },
        '[data-align="bottom"] &': { alignItems: 'end' },
        '[data-reversed] &': { gridTemplateColumns: '5fr 7fr' },
      },
    },
  },
  // On a phone the image is full width, and swapping puts the text above it.
  picture: {
    maxInlineSize: 'none',
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    [media.from(741)]: { marginInline: 0 },
    '[data-reversed] &': { order: 2 },
  },
  words: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    minInlineSize: 0,
  },
});
