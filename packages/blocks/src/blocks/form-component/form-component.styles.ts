import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('form-component', {
  root: {
    display: 'grid',
    gap: vars.space[48],
    scrollMarginBlockStart: '24px',
    [media.from(1024)]: {
      gridTemplateColumns: '4fr 7fr',
      columnGap: `calc(${vars.layout.gutter} * 4)`,
      alignItems: 'start',
    },
  },
  head: {
    display: 'grid',
    gap: vars.space[16],
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.sticky.shown} + 48px)`,
    },
  },
  form: { display: 'grid', gap: vars.space[24], minInlineSize: 0 },
});
