import { consentAttribute } from '@mawkib/ui/markup';
import { sheet } from '@mawkib/ui/styles';

export const styles = sheet('consent-settings', {
  root: {
    minBlockSize: '44px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    [`html:not([${consentAttribute}]) &`]: { display: 'none' },
  },
});
