import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('hero-carousel', {
  root: {
    overflow: 'hidden',
    '--ring': '3px',
    '&[data-banner]': { '--controls-inset': vars.layout.margin },
  },
});
