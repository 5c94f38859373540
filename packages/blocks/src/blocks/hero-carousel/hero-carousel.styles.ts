import { sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('hero-carousel', {
  root: {
    overflow: 'hidden',
    '--ring': '3px',
    '&[data-banner]': { '--controls-inset': vars.layout.margin },
  },
});
