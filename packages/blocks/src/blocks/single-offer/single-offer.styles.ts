import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('single-offer', {
  root: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(1024)]: {
      '&[data-split]': {
        gridTemplateColumns: '7fr 5fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'center',
      },
    },
  },
  picture: {
    maxInlineSize: 'none',
    marginInline: `calc(-1 * ${vars.layout.margin})`,
    [media.from(741)]: { marginInline: 0 },
  },
  text: {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    minInlineSize: 0,
  },
});
