import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('form-panel', {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[48],
    scrollMarginBlockStart: `calc(${vars.sticky.shown} + 24px)`,
    [media.from(1024)]: {
      '&:not([data-position])': {
        gridTemplateColumns: '4fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 4)`,
        alignItems: 'start',
      },
      // Left and right of the screen, in both text directions; `sent` has the whole width.
      '&[data-position]': { gridTemplateColumns: 'minmax(0, 46rem)' },
      '&[data-position=left]': { justifyContent: 'left' },
      '&[data-position=center]': { justifyContent: 'center' },
      '&[data-position=right]': { justifyContent: 'right' },
      '&[data-position=sent]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  head: {
    display: 'grid',
    gap: vars.space[16],
    [media.from(1024)]: {
      '$root:not([data-position]) > &': {
        position: 'sticky',
        insetBlockStart: `calc(${vars.sticky.shown} + 48px)`,
      },
    },
  },
  form: { display: 'grid', gap: vars.space[24], minInlineSize: 0 },
});
