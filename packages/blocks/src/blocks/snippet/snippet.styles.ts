import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('snippet', {
  root: {
    display: 'grid',
    gap: vars.space[24],
    [media.from(1024)]: {
      '[data-split] &': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  text: {
    display: 'grid',
    gap: vars.space[32],
    justifyItems: 'start',
    [media.from(1024)]: { '[data-split] &': { paddingBlockStart: '0.4em' } },
    '&:empty': { display: 'none' },
  },
});
