import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('sign-post', {
  root: {
    display: 'grid',
    gap: vars.space[48],
    [media.from(1024)]: {
      '&[data-split]': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  words: { display: 'grid', gap: vars.space[24], '&:empty': { display: 'none' } },
  // One full-width link per row, its arrow at the end.
  links: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    rowGap: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '& > [data-kind]': {
      justifyContent: 'space-between',
      gap: vars.space[24],
      minBlockSize: '72px',
      fontSize: vars.size.s,
      fontWeight: vars.weight.body,
      textAlign: 'start',
      borderBlockEndColor: vars.color.line,
    },
    [media.hover]: { '& > [data-kind]:hover': { borderBlockEndColor: 'currentcolor' } },
  },
});
