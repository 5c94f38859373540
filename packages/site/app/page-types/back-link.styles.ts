import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('back-link', {
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '44px',
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
    [media.print]: { display: 'none' },
  },
  arrow: { rotate: '180deg' },
});
