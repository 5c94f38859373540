import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('order-frame', {
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: vars.space[32],
    paddingBlockStart: vars.space[24],
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space[96],
      paddingBlockStart: vars.space[64],
      '&[data-alone]': { gridTemplateColumns: 'minmax(0, 7fr)' },
    },
  },
  aside: {
    [media.from(1024)]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.sticky.shown} + ${vars.space[24]})`,
      alignSelf: 'start',
    },
  },
  step: {
    minInlineSize: 0,
    [media.from(1024)]: { gridColumn: 1, gridRow: 1 },
    [media.motion]: { animation: `mk-order-step ${vars.motion.base} ${vars.motion.ease} both` },
    '@keyframes mk-order-step': {
      from: { opacity: 0, transform: 'translateY(8px)' },
      to: { opacity: 1, transform: 'none' },
    },
  },
});
