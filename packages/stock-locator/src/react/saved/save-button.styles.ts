import { media, sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('save-vehicle', {
  root: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    color: vars.color.onBackdrop,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '&[aria-pressed="false"]': { opacity: 0.62 },
    '&[aria-pressed="false"]:focus-visible': { opacity: 1 },
    [media.hover]: { '&:hover': { opacity: 1 } },
    '@media (scripting: none)': { display: 'none' },
  },
});
