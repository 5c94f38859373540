import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('select-vehicle-to-update', {
  form: {
    display: 'grid',
    gap: vars.space[16],
    alignItems: 'start',
    maxInlineSize: '48rem',
    [media.from(741)]: { gridTemplateColumns: '1fr 1fr' },
    [noScript]: { display: 'none' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: vars.space[12], gridColumn: '1 / -1' },
  result: { display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[32] },
  text: { fontSize: vars.size.lead },
  updates: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    '&:empty': { display: 'none' },
  },
  details: { display: 'grid', gap: vars.space[24], justifyItems: 'start' },
  // Without a script all updates are listed, with their details below them.
  all: { display: 'none', gap: vars.space[16], [noScript]: { display: 'grid' } },
  instead: {
    '& > summary': {
      minBlockSize: '44px',
      paddingBlock: vars.space[8],
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
});
