import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-trail', {
  root: {},
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    marginInline: vars.layout.margin,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    [media.from(1024)]: {
      marginInline: `max(${vars.layout.margin}, calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.margin}))`,
    },
  },
  arrow: { rotate: '180deg' },
});
