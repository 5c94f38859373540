import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('save-vehicle', {
  root: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    color: vars.color.onBackdrop,
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    '&[aria-pressed="false"]': {
      color: `color-mix(in srgb, ${vars.color.onBackdrop} 62%, transparent)`,
    },
    '&[aria-pressed="false"]:focus-visible': { color: vars.color.onBackdrop },
    [media.hover]: { '&:hover': { color: vars.color.onBackdrop } },
    '@media (scripting: none)': { display: 'none' },
  },
});
