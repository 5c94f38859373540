import { defineStyles } from '@mawkib/ui/styles';

export const styles = defineStyles('canvas-page', {
  root: {
    display: 'contents',
    // The staff bar is not part of the visitor's page.
    '& > aside': { display: 'none' },
  },
});
