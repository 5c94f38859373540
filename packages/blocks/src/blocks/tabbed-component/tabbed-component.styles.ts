import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('tabbed-component', {
  // As large as the image of a hero.
  picture: {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    inlineSize: '100%',
    '&[data-notice]': { opacity: 0.45 },
    [media.from(741)]: { aspectRatio: '16 / 9' },
    [media.from(1024)]: {
      minBlockSize: `min(30rem, max(24rem, ${vars.sticky.room}))`,
      maxBlockSize: `max(24rem, ${vars.sticky.room})`,
    },
  },
});
