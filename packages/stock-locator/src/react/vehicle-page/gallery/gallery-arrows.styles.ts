import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-gallery-arrows', {
  root: { display: 'flex' },
  arrow: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '&[data-way="previous"] svg': { rotate: '180deg' },
    '&[aria-disabled]': { opacity: 0.3, cursor: 'default' },
    [media.hover]: { '&:hover:not([aria-disabled]) svg': { scale: '1.15' } },
  },
});
