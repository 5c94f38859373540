import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('lead-form', {
  root: { display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 },
  questions: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[24],
    [media.from(741)]: {
      '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-columns="2"] > [data-width="full"]': { gridColumn: '1 / -1' },
    },
  },
  submit: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[16],
    '&[data-position="center"]': { justifyContent: 'center' },
    '&[data-position="end"]': { justifyContent: 'flex-end' },
    '& > button': { inlineSize: '100%' },
    [media.from(741)]: { '& > button': { inlineSize: 'auto' } },
  },
  failure: { flexBasis: '100%' },
});
