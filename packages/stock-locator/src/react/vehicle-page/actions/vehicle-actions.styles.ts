import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-actions', {
  root: { marginBlockStart: vars.space[16] },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[24] },
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    fontSize: vars.size.small,
    [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    '&[type="button"]': { '@media (scripting: none)': { display: 'none' } },
  },
  compare: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    fontSize: vars.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
  outcome: { fontSize: vars.size.small, color: vars.color.muted },
});
