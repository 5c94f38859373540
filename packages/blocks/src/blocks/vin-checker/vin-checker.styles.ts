import { defineStyles, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('vin-checker', {
  // The sides are physical: they are the same in both text directions.
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    '[data-height="medium"] &': { minBlockSize: '16rem' },
    '[data-height="large"] &': { minBlockSize: '26rem' },
    '[data-alignment="left"] &': { justifyContent: 'left' },
    '[data-alignment="right"] &': { justifyContent: 'right' },
  },
  form: {
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    inlineSize: '100%',
    maxInlineSize: '32rem',
    '& > :first-child': { inlineSize: '100%' },
    [noScript]: { display: 'none' },
  },
  result: { inlineSize: '100%', whiteSpace: 'pre-line', '&:empty': { display: 'none' } },
  noScript: { display: 'none', maxInlineSize: '32rem', [noScript]: { display: 'block' } },
});
