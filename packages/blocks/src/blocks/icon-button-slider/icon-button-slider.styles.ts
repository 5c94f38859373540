import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('icon-button-slider', {
  root: {
    // Hidden on a phone, where icons and swiping replace it.
    '& [data-steps]': { [media.below(741)]: { display: 'none' } },
    '& [data-choices]': { [media.from(741)]: { marginInlineEnd: vars.space[24] } },
    '& [data-choices] > button': {
      flex: '1 0 7rem',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: vars.space[8],
      paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
      paddingInline: vars.space[8],
    },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    blockSize: '32px',
    fontSize: vars.size.s,
    fontWeight: vars.weight.medium,
  },
  // Clamps a name to three lines; the slide's heading has all of it.
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    maxInlineSize: '14rem',
    fontSize: vars.size.small,
    lineHeight: 1.5,
    textAlign: 'center',
    textWrap: 'balance',
  },
  slide: {
    display: 'grid',
    gap: vars.space[24],
    [media.from(1024)]: { gridTemplateColumns: '8fr 4fr', columnGap: vars.space[48] },
  },
  // Keeps its height, and so its width, next to long text.
  frame: { alignSelf: 'start', aspectRatio: '16 / 9', backgroundColor: vars.color.raised },
  words: { justifyContent: 'center' },
});
