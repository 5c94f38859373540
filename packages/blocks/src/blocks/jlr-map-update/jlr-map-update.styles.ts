import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('jlr-map-update', {
  steps: { display: 'grid', gap: vars.space[64], listStyle: 'none' },
  step: {
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'center',
    '&[data-off]': { display: 'none', [noScript]: { display: 'grid' } },
    [media.from(1024)]: {
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      '&[data-picture]': { gridTemplateColumns: '7fr 5fr' },
    },
  },
  words: {
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    alignContent: 'start',
    minInlineSize: 0,
  },
  progress: { color: vars.color.muted, fontSize: vars.size.small },
  heading: { '&:focus': { outline: 'none' } },
  form: {
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    inlineSize: '100%',
    maxInlineSize: '32rem',
    '& > :first-child': { inlineSize: '100%' },
    [noScript]: { display: 'none' },
  },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    [noScript]: { display: 'none' },
  },
  noScript: { display: 'none', [noScript]: { display: 'block' } },
});
