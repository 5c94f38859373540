import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('stock-empty', {
  root: { flexBasis: '100%', display: 'grid', justifyItems: 'center', gap: vars.space[8] },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space[24] },
  way: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});
