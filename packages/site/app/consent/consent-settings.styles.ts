import { consentAttribute } from '@mawkib/ui/markup';
import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('consent-settings', {
  root: {
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    [`html:not([${consentAttribute}]) &`]: { display: 'none' },
  },
});
