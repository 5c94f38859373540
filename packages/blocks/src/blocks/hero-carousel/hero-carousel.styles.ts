import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('hero-carousel', {
  root: {
    overflow: 'hidden',
    '--ring': '3px',
    '&[data-banner]': { '--controls-inset': vars.layout.margin },
    // Slides cover it whole. Accessibility checks do not see pictures in a scroller, and would
    // compare the bar that lies on them with a background that nobody sees.
    '&:not([data-banner])': { backgroundColor: 'transparent' },
  },
});
